import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getSettings } from '@slipstream/settings';

/** What the address says of the editor that somebody came from. */
interface State {
	return?: unknown;
	from_editor_post_id?: unknown;
	from_site_editor_post_id?: unknown;
	from_site_editor_post_type?: unknown;
}

function stateOf( search: string ): State | null {
	const text = new URLSearchParams( search ).get( 'state' );
	try {
		const state: unknown = text ? JSON.parse( atob( text ) ) : null;
		return state && typeof state === 'object' ? state : null;
	} catch {
		return null;
	}
}

/**
 * The editor that somebody came from; '' if they came from nowhere. Only pages of the administration are gone back to.
 *
 * @param search The query of the address of this page.
 */
export function editorAddress( search: string ): string {
	const state = stateOf( search );
	if ( ! state ) {
		return '';
	}
	const { adminUrl } = getSettings();
	const { from_editor_post_id: post, from_site_editor_post_id: part } = state;
	if ( typeof post === 'number' ) {
		return addQueryArgs( `${ adminUrl }post.php`, {
			post,
			action: 'edit',
		} );
	}
	if ( typeof part === 'string' || typeof part === 'number' ) {
		return addQueryArgs( `${ adminUrl }site-editor.php`, {
			postId: part,
			postType: String( state.from_site_editor_post_type ?? '' ),
			canvas: 'edit',
		} );
	}
	return typeof state.return === 'string' &&
		state.return.startsWith( adminUrl )
		? state.return
		: '';
}

/** Leads back to the editor that somebody came from to connect an account, and tells it how that has ended. */
export function WayBack( { isConnected }: { isConnected: boolean } ) {
	const address = editorAddress( window.location.search );
	if ( ! address ) {
		return null;
	}
	return (
		<Notice
			status={ isConnected ? 'success' : 'info' }
			isDismissible={ false }
		>
			<p>
				{ isConnected
					? __( 'Your account is connected.', 'slipstream' )
					: __(
							'Connect an account here, then go back to your post.',
							'slipstream'
						) }
			</p>
			<Button
				__next40pxDefaultSize
				variant={ isConnected ? 'primary' : 'secondary' }
				href={ addQueryArgs( address, {
					[ isConnected
						? 'stripe_connect_success'
						: 'stripe_connect_cancelled' ]: 1,
				} ) }
			>
				{ __( 'Back to the editor', 'slipstream' ) }
			</Button>
		</Notice>
	);
}
