declare const brand: unique symbol;
declare const role: unique symbol;

/**
 * A number that means one kind of thing. Those of different kinds are not interchangeable: a zone passed as a location, or a seat as an
 * object, does not compile (test/types). A plain number is accepted: for amounts, which arithmetic gives.
 * The brand exists for the compiler alone.
 */
export type Branded<Kind extends string> = number & { readonly [brand]?: Kind };

/** As `Branded`, but a plain number is not accepted: values come from a table of constants or from a maker. Comparing it with another kind does not compile either. */
export type Strict<Kind extends string> = number & { readonly [brand]: Kind };

/** The same with plain numbers, as it comes from outside. */
export type Plain<T> = T extends number ? number : T extends object ? { readonly [Key in keyof T]: Plain<T[Key]> } : T;

/** A seat in one capacity: it is a seat, but no seat in another capacity. */
export type As<Role extends string> = { readonly [role]?: Role };
