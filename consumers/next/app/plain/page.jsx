/** A page without interactive components, whose scripts contain no module of the kit. */
export default function Plain() {
  return <main id="main">Plain</main>;
}
