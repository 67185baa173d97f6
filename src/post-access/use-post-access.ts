import { useDispatch, useSelect } from '@wordpress/data';
import { editorStore } from '@slipstream/wp-stores';

/** Where the author's choice is stored, under Jetpack's names. */
const ACCESS = '_jetpack_newsletter_access';
const TIER = '_jetpack_newsletter_tier_id';

/** Who reads a post; '' for an author who has not chosen. */
export type Access =
	| ''
	| 'everybody'
	| 'subscribers'
	| 'paid_subscribers'
	| 'paid_subscribers_all_tiers';

/** The author's choice for the post that is edited, and what changes it. */
export interface PostAccess {
	access: Access;
	/** The plan that paid subscribers must pay; 0 for any. */
	tier: number;
	choose: ( access: Access, tier?: number ) => void;
}

type Meta = Record< string, unknown >;

/** Undefined in editors of things that have no access, such as templates. */
export function usePostAccess(): PostAccess | undefined {
	const meta = useSelect(
		( select ) =>
			select( editorStore )?.getEditedPostAttribute( 'meta' ) as
				Meta | undefined,
		[]
	);
	const actions = useDispatch( editorStore );
	if ( ! meta || ! ( ACCESS in meta ) ) {
		return undefined;
	}
	return {
		access: meta[ ACCESS ] as Access,
		tier: Number( meta[ TIER ] ?? 0 ),
		choose: ( access, tier = 0 ) =>
			actions.editPost( {
				meta: { ...meta, [ ACCESS ]: access, [ TIER ]: tier },
			} ),
	};
}

/** Whether only people who pay read it. */
export const isPaid = ( access: Access ) => access.startsWith( 'paid' );
