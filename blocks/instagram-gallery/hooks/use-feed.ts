import { useResource } from '@slipstream/data';
import { useEffect } from '@wordpress/element';
import type { Resource } from '@slipstream/data';
import type { Account, Feed, FeedImage } from '../types';

/** As many as Instagram gives at once. */
export const MOST_IMAGES = 30;

const BUSY_AGAIN = 3000;

/** Whether a text is the number of a connection. */
export const isConnection = ( token: unknown ): token is string =>
	typeof token === 'string' && /^[1-9]\d*$/.test( token );

/** The accounts that the person may choose. */
export const useAccounts = () =>
	useResource< Account[] >( 'wpcom/v2/instagram-gallery/connections' );

export interface FeedState extends Resource< Feed > {
	/** Undefined as long as they are on their way. */
	readonly images: readonly FeedImage[] | undefined;
}

/**
 * The pictures of a connection.
 *
 * @param token  The connection; nothing is asked for where it is none.
 * @param onOver Called when the connection is over. A server or a network that fails is no such thing.
 */
export function useFeed(
	token: string | undefined,
	onOver: () => void
): FeedState {
	const feed = useResource< Feed >(
		isConnection( token )
			? 'wpcom/v2/instagram-gallery/gallery'
			: undefined,
		{ query: { access_token: token, count: MOST_IMAGES } }
	);
	const { data, error, reload, isStale } = feed;
	const isRefused = error?.code === 'instagram_connection_unavailable';
	const isOver =
		isRefused ||
		( ! isStale && data !== undefined && ! Array.isArray( data.images ) );
	useEffect( () => {
		if ( isOver ) {
			onOver();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each connection that is over.
	}, [ isOver ] );
	const isBusy = error?.code === 'instagram_busy';
	useEffect( () => {
		if ( isBusy ) {
			const timer = setTimeout( () => void reload(), BUSY_AGAIN );
			return () => clearTimeout( timer );
		}
		return undefined;
	}, [ isBusy, error, reload ] );
	return {
		...feed,
		error: isBusy ? undefined : error,
		images:
			data && Array.isArray( data.images )
				? ( data.images as readonly FeedImage[] )
				: undefined,
	};
}
