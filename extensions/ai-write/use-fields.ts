import { editorStore, noticesStore } from '@slipstream/wp-stores';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

type Values = Record< string, unknown >;

/** The fields of the post around a panel. */
export interface Fields {
	read: ( name: string ) => unknown;
	/** Writes fields and says so; the message can take it back. */
	write: ( values: Values, message: string ) => void;
}

/** The fields of the post. Subscribes to nothing. */
export function useFields(): Fields {
	const { select, dispatch } = useRegistry();
	const read = ( name: string ) =>
		select( editorStore ).getEditedPostAttribute( name );
	return {
		read,
		write( values, message ) {
			const { editPost } = dispatch( editorStore );
			const before = Object.fromEntries(
				Object.keys( values ).map( ( name ) => [ name, read( name ) ] )
			);
			void editPost( values );
			void dispatch( noticesStore ).createSuccessNotice( message, {
				id: 'slipstream-ai-write',
				type: 'snackbar',
				actions: [
					{
						label: __( 'Undo', 'slipstream' ),
						onClick: () => editPost( before ),
					},
				],
			} );
		},
	};
}
