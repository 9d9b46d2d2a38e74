declare module 'zipcodes/lib/*.js' {
  const file: { readonly codes: unknown };
  export default file;
}
