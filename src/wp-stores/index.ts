/**
 * Stores of WordPress that are selected by their names: either only some editors have them, or the package would be one more script to fetch.
 * Selecting one that is not there gives undefined. Their types are in src/types, one file per store.
 */
import type { StoreOf } from './types';
import type { EditorActions, EditorSelectors } from '@wordpress/editor';

export type { StoreOf } from './types';

/** What of `core/notices` is used. */
interface NoticesActions {
	createErrorNotice: ( message: string, options: object ) => void;
	createSuccessNotice: ( message: string, options: object ) => void;
}

const byName = < Actions, Selectors >(
	name: string
): StoreOf< Actions, Selectors > => ( {
	name,
	instantiate() {
		throw new Error( `The store ${ name } is registered by WordPress.` );
	},
} );

/** The post that is edited; not in editors of widgets and the like. */
export const editorStore = /* #__PURE__ */ byName<
	EditorActions,
	EditorSelectors
>( 'core/editor' );

export const noticesStore = /* #__PURE__ */ byName< NoticesActions, object >(
	'core/notices'
);
