import { lazyComponent, LoadingFallback } from '@slipstream/lazy';
import { usePost } from './use-post-newsletter';
import { __ } from '@wordpress/i18n';
import type {
	PluginDocumentSettingPanel,
	PluginPostPublishPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';

/** Comes when a panel is opened. */
const Newsletter = lazyComponent(
	() => import( './newsletter' ).then( ( module ) => module.Newsletter ),
	{ fallback: LoadingFallback }
);

interface Panels {
	PluginDocumentSettingPanel?: typeof PluginDocumentSettingPanel;
	PluginPrePublishPanel?: typeof PluginPrePublishPanel;
	PluginPostPublishPanel?: typeof PluginPostPublishPanel;
}

/** What becomes of the post by email: in its sidebar, before it is published, and after. */
export function NewsletterPanels() {
	const post = usePost();
	// Only editors of posts have these: their package is not asked for where it is not.
	const { wp } = globalThis as { wp?: { editor?: Panels } };
	const {
		PluginDocumentSettingPanel: Sidebar,
		PluginPrePublishPanel: Before,
		PluginPostPublishPanel: After,
	} = wp?.editor ?? {};
	if ( post.type !== 'post' || post.id === 0 || ! Sidebar ) {
		return null;
	}
	const title = __( 'Newsletter', 'slipstream' );
	return (
		<>
			<Sidebar name="slipstream-newsletter" title={ title }>
				<Newsletter post={ post } />
			</Sidebar>
			{ Before && (
				<Before title={ title } initialOpen>
					<Newsletter post={ post } />
				</Before>
			) }
			{ After && (
				<After title={ title } initialOpen>
					<Newsletter post={ post } />
				</After>
			) }
		</>
	);
}
