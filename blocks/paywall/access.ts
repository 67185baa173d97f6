import { useDispatch, useSelect } from '@wordpress/data';
import { editorStore } from '@slipstream/wp-stores';

/** Where the author's choice is stored. */
export const ACCESS = '_jetpack_newsletter_access';

export type Access = 'subscribers' | 'paid_subscribers' | 'paid_subscribers_all_tiers' | 'everybody' | '';

type Meta = Record< string, unknown >;

/** Who reads the post that is edited, and a function that changes it; undefined in editors of other things. */
export function usePostAccess(): [ Access, ( access: Access ) => void ] | undefined {
	const meta = useSelect(
		( select ) =>
			select( editorStore )?.getEditedPostAttribute( 'meta' ) as
				| Meta
				| undefined,
		[]
	);
	const actions = useDispatch( editorStore ) as
		| { editPost: ( edits: { meta: Meta } ) => void }
		| undefined;
	if ( ! meta || ! actions || ! ( ACCESS in meta ) ) {
		return undefined;
	}
	return [
		meta[ ACCESS ] as Access,
		( access ) =>
			actions.editPost( { meta: { ...meta, [ ACCESS ]: access } } ),
	];
}
