import { select } from '@wordpress/data';
import { getSettings } from '@slipstream/settings';
import { editorStore } from '@slipstream/wp-stores';
import { AdminLink } from './admin-link';

const UPGRADE = 'admin.php?page=my-jetpack#/add-jetpack-ai';

/** The page of the administration that is open, as its address there; '' on any other page. A new post is found by its number: its page would begin another. */
function currentPage( adminUrl: string ): string {
	const { href } = window.location;
	const page = href.startsWith( adminUrl )
		? href.slice( adminUrl.length ).replace( /#.*$/, '' )
		: '';
	if ( ! page.startsWith( 'post-new.php' ) ) {
		return page;
	}
	const id = select( editorStore )?.getCurrentPostId();
	return id ? `post.php?post=${ id }&action=edit` : '';
}

/** The page for an upgrade with where somebody comes from, to lead back to. Pages of others cannot be told. */
function withReturn( address: string ): string {
	const { adminUrl } = getSettings();
	const page = currentPage( adminUrl );
	if ( ! page || ! address.startsWith( adminUrl ) ) {
		return address;
	}
	const url = new URL( address );
	url.searchParams.set( 'redirect_to', page );
	return url.href;
}

interface Props {
	/** The page that the provider names; '' for our own. */
	address: string | undefined;
	children: string;
}

/** A link to where more requests are had. */
export function UpgradeLink( { address, children }: Props ) {
	return (
		<AdminLink
			screen="/add-jetpack-ai"
			address={ withReturn(
				address || getSettings().adminUrl + UPGRADE
			) }
		>
			{ children }
		</AdminLink>
	);
}
