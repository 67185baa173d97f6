import { getHttp } from '@slipstream/http';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { RelatedPost, Subject } from '../types';

/** A post as the site gives it to who may edit it. */
interface PostRecord {
	id: number;
	status?: string;
	'jetpack-related-posts'?: RelatedPost[];
}

const NONE: readonly RelatedPost[] = [];

/** Asks for the posts related to a post; without one, to the newest post: templates belong to none. */
async function ask( postId?: number ): Promise< RelatedPost[] > {
	const http = getHttp();
	const id =
		postId ??
		(
			await http.get< { id: number }[] >( 'wp/v2/posts', {
				query: { per_page: 1, _fields: 'id' },
			} )
		)[ 0 ]?.id;
	const posts = id
		? await http.get< unknown >( `wpcom/v2/related-posts/${ id }` )
		: [];
	return Array.isArray( posts ) ? posts : [];
}

/** What core's store knows of the post: the list that it came with, whether it is being saved, and whether it ever was. */
function useRecord( { postId, postType }: Subject ) {
	const isSaving = useSelect(
		( select ) =>
			!! postId &&
			!! postType &&
			select( coreStore ).isSavingEntityRecord(
				'postType',
				postType,
				postId
			),
		[ postId, postType ]
	);
	const record = useSelect(
		( select ) =>
			postId && postType
				? select( coreStore ).getEntityRecord< PostRecord >(
						'postType',
						postType,
						postId
					)
				: undefined,
		[ postId, postType ]
	);
	const carried = record?.[ 'jetpack-related-posts' ];
	return {
		isSaving,
		isUnsaved: record?.status === 'auto-draft',
		carried: carried?.length ? carried : undefined,
	};
}

/**
 * The posts that are related, undefined until they are known. They are asked for where the post came without any, and again
 * whenever it was saved.
 *
 * @param subject  The post.
 * @param isWanted Whether they are shown.
 */
export function useRelatedPosts(
	subject: Subject,
	isWanted: boolean
): {
	posts: readonly RelatedPost[] | undefined;
	/** Whether the post was never saved, so that there is nothing to compare. */
	isUnsaved: boolean;
	refresh: () => void;
} {
	const { postId } = subject;
	const { isSaving, isUnsaved, carried } = useRecord( subject );
	const [ found, setFound ] = useState< RelatedPost[] | undefined >();
	const [ wasSaved, setWasSaved ] = useState( false );
	const [ turn, setTurn ] = useState( 0 );
	const refresh = useCallback( () => setTurn( ( count ) => count + 1 ), [] );
	useEffect( () => {
		if ( isSaving ) {
			setWasSaved( true );
		} else if ( wasSaved ) {
			setWasSaved( false );
			refresh();
		}
	}, [ isSaving, wasSaved, refresh ] );

	const isNeeded = isWanted && ! isUnsaved && ( turn > 0 || ! carried );
	useEffect( () => {
		if ( ! isNeeded ) {
			return undefined;
		}
		let isMounted = true;
		ask( postId ).then(
			( posts ) => isMounted && setFound( posts ),
			() => isMounted && setFound( [] )
		);
		return () => {
			isMounted = false;
		};
	}, [ postId, isNeeded, turn ] );
	const known = turn > 0 ? ( found ?? carried ) : ( carried ?? found );
	return {
		posts: isUnsaved ? NONE : known,
		isUnsaved,
		refresh,
	};
}
