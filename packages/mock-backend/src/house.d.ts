/** The small shop as the build writes it: its database as a compressed dump, base64. */
export declare const database: string;
/** A picture of each product in WebP, base64, by the product's slug. */
export declare const pictures: Readonly<Record<string, string>>;
/** The slug of the product that a picture shows, by the picture's name. */
export declare const pictureOf: Readonly<Record<string, string>>;
