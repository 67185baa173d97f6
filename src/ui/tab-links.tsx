import { formatNumber } from '@slipstream/format';

/** One of several lists, each with its own address. */
export interface TabLink {
	name: string;
	label: string;
	href: string;
	/** How many it holds; undefined while that is not known. */
	count?: number | undefined;
}

interface Props {
	/** What the tabs are, for screen readers. */
	label: string;
	tabs: readonly TabLink[];
	current: string;
}

/** The lists of a screen, as links: each can be opened in a tab of the browser, and Back leads to the one before. */
export function TabLinks( { label, tabs, current }: Props ) {
	return (
		<nav className="slipstream-ui-tabs" aria-label={ label }>
			{ tabs.map( ( tab ) => (
				<a
					key={ tab.name }
					href={ tab.href }
					aria-current={ tab.name === current ? 'page' : undefined }
				>
					{ tab.label }{ ' ' }
					<span className="slipstream-ui-muted">
						{ tab.count === undefined
							? ''
							: formatNumber( tab.count ) }
					</span>
				</a>
			) ) }
		</nav>
	);
}
