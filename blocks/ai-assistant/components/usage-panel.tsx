import { AdminLink, resetSentence, useAiAvailability } from '@slipstream/ai-ui';
import {
	refreshFeature,
	UNLIMITED,
	useAiFeature,
	useFeatureStatus,
} from '@slipstream/plans';
import { canManageOptions } from '@slipstream/settings';
import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody, ProgressBar, Spinner } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AiFeatureUse } from '@slipstream/plans';

/** How much was asked, against the limit. */
function usageSentence( { isFree, used, limit }: AiFeatureUse ): string {
	if ( limit >= UNLIMITED ) {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s request this month. No limit is set.',
				'%s requests this month. No limit is set.',
				used,
				'slipstream'
			),
			used.toLocaleString()
		);
	}
	const sentence = isFree
		? /* translators: 1: a number, 2: a number. */
			__( '%1$s of %2$s free requests used.', 'slipstream' )
		: /* translators: 1: a number, 2: a number. */
			__( '%1$s of %2$s requests used this month.', 'slipstream' );
	return sprintf( sentence, used.toLocaleString(), limit.toLocaleString() );
}

/** What the server says about the quota. */
function Usage() {
	const feature = useAiFeature();
	const { isFree, isOverLimit, used, limit, remaining } = feature;
	const sentence = usageSentence( feature );
	return (
		<>
			<p>{ sentence }</p>
			{ limit > 0 && limit < UNLIMITED && (
				<ProgressBar
					className="slipstream-ai-usage__bar"
					value={ Math.min( 100, ( used / limit ) * 100 ) }
					aria-label={ __( 'AI requests used', 'slipstream' ) }
					aria-valuetext={ sentence }
				/>
			) }
			{ isOverLimit && remaining > 0 && (
				<p>
					{ __(
						'You have reached a token or cost limit.',
						'slipstream'
					) }
				</p>
			) }
			{ ! isFree && <p>{ resetSentence( feature ) }</p> }
		</>
	);
}

/** The quota, or how far the page is with asking for it. */
function UsageContent() {
	const status = useFeatureStatus();
	const ref = useRef< HTMLDivElement >( null );
	const tryAgain = () => {
		// The button goes while the server is asked; the focus stays here.
		ref.current?.focus();
		refreshFeature();
	};
	return (
		<div
			ref={ ref }
			className="slipstream-ai-usage"
			tabIndex={ -1 }
			aria-busy={ status === 'loading' }
		>
			{ status === 'loading' && <Spinner /> }
			{ status === 'known' && <Usage /> }
			{ status === 'failed' && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'slipstream' ),
							onClick: tryAgain,
						},
					] }
				>
					{ __( 'The usage could not be loaded.', 'slipstream' ) }
				</Notice>
			) }
			{ canManageOptions() && (
				<AdminLink screen="/ai-control">
					{ __( 'Set limits', 'slipstream' ) }
				</AdminLink>
			) }
		</div>
	);
}

/** A panel of the sidebar that says how much of the quota is used. */
export function UsagePanel() {
	return useAiAvailability() === 'ready' ? (
		<InspectorControls>
			<PanelBody
				title={ __( 'AI usage', 'slipstream' ) }
				initialOpen={ false }
			>
				<UsageContent />
			</PanelBody>
		</InspectorControls>
	) : null;
}
