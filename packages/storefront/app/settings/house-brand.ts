/** The house's own name on the wire, where a call asks for which brand it is made. */
export const houseBrand = 'basin';
