import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { Format } from '../formats';

/** What is said where visitors would see nothing. */
function Missing() {
	return (
		<span className="slipstream-ad__missing">
			{ __(
				'This format has no code yet, so visitors see nothing here.',
				'slipstream'
			) }{ ' ' }
			{ canManageOptions() ? (
				<ExternalLink
					href={ `${ getSettings().adminUrl }admin.php?page=my-jetpack#/ads` }
					// The canvas keeps every link in it from being followed; this one is meant to be.
					onClick={ ( event ) => event.stopPropagation() }
				>
					{ __( 'Add code', 'slipstream' ) }
				</ExternalLink>
			) : (
				__(
					'Ask an administrator of this site to add it.',
					'slipstream'
				)
			) }
		</span>
	);
}

interface Props {
	format: Format;
	hideMobile: boolean;
	/** Whether there is no code for it. */
	isMissing: boolean;
}

/** The ad's place, in its size: the ad itself would count as a view. */
export function Place( { format, hideMobile, isMissing }: Props ) {
	return (
		<div
			className="slipstream-ad"
			data-format={ format.name }
			style={ {
				width: format.width,
				minHeight: format.height + format.editorPadding,
			} }
		>
			<strong>{ __( 'Ad', 'slipstream' ) }</strong>
			<span>
				{ sprintf(
					/* translators: 1: width in pixels, 2: height in pixels. */
					__( '%1$d × %2$d pixels', 'slipstream' ),
					format.width,
					format.height
				) }
			</span>
			{ hideMobile && (
				<span>{ __( 'Hidden on phones', 'slipstream' ) }</span>
			) }
			{ isMissing && <Missing /> }
		</div>
	);
}
