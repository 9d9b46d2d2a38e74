/** The database of the small shop, a compressed dump in base64, which the build writes. */
export declare const database: string;
/** A WebP picture of each product and finish in base64, by the product's slug or the swatch's name. */
export declare const pictures: Readonly<Record<string, string>>;
/** The key in `pictures` by the name of a picture. */
export declare const pictureOf: Readonly<Record<string, string>>;
