import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

/** Selectors as a store declares them: with the state before their arguments. */
type WithState< Selectors > = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends (
		...args: infer Args
	) => infer Result
		? ( state: unknown, ...args: Args ) => Result
		: never;
};

/** Action creators as a store declares them: dispatched, each gives a promise of what it returns. */
type Creators< Actions > = {
	[ Name in keyof Actions ]: Actions[ Name ] extends (
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Awaited< Result >
		: never;
};

/** The description of a store, from its actions and selectors as they are called. */
export type StoreOf< Actions, Selectors > = StoreDescriptor<
	ReduxStoreConfig< unknown, Creators< Actions >, WithState< Selectors > >
>;
