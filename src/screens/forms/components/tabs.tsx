import { __ } from '@wordpress/i18n';
import { useInbox } from '../hooks/use-inbox';
import { numberText, tabName } from '../logic/messages';
import type { Tab } from '../types';

const TABS: readonly Tab[] = [ 'inbox', 'spam', 'trash' ];

/** Inbox, spam and trash, each with how many it holds for the filters. */
export function Tabs() {
	const { view, linkTo, list } = useInbox();
	return (
		<nav
			className="slipstream-inbox__tabs"
			aria-label={ __( 'Folders', 'slipstream' ) }
		>
			{ TABS.map( ( tab ) => (
				<a
					key={ tab }
					href={ linkTo( { tab, page: 1, id: 0 } ) }
					aria-current={ tab === view.tab ? 'page' : undefined }
				>
					{ tabName( tab ) }{ ' ' }
					<span className="slipstream-inbox__count">
						{ list.counts ? numberText( list.counts[ tab ] ) : '' }
					</span>
				</a>
			) ) }
		</nav>
	);
}
