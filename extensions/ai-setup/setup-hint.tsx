import { getSettings } from '@slipstream/settings';
import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PluginPostStatusInfo } from '@wordpress/editor';

type StatusInfo = typeof PluginPostStatusInfo;

/** Where AI is off or has no server, the one line that says so, in the post's summary. */
export function SetupHint() {
	// Only editors of posts have a summary: its package is not asked for where it is not.
	const { wp } = globalThis as {
		wp?: { editor?: { PluginPostStatusInfo?: StatusInfo } };
	};
	const Info = wp?.editor?.PluginPostStatusInfo;
	const { ai, adminUrl } = getSettings();
	return Info ? (
		<Info className="slipstream-ai-setup">
			<ExternalLink
				href={ `${ adminUrl }admin.php?page=my-jetpack#/add-jetpack-ai` }
			>
				{ ai.isEnabled
					? __( 'Set up AI', 'slipstream' )
					: __( 'Turn on AI', 'slipstream' ) }
			</ExternalLink>
		</Info>
	) : null;
}
