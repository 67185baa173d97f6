import { speak } from '@wordpress/a11y';
import { Button, Notice, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import { icon } from '../icon';
import type { Ads } from '../hooks/use-ads';

interface Props {
	ads: Ads;
	/** Called once ads are on, when the button is about to go. */
	onActivated: () => void;
}

/** What stands in place of the ad while the site has ads switched off, or does not say whether it has. */
export function Inactive( { ads, onActivated }: Props ) {
	const { status, isActivating, problem, retry } = ads;
	const activate = async () => {
		if ( await ads.activate() ) {
			speak( __( 'Ads are active.', 'slipstream' ) );
			onActivated();
		}
	};
	const isUnknown = status === 'unknown';
	const mayActivate = ! isUnknown && canManageOptions();
	return (
		<Placeholder
			className="slipstream-placeholder"
			icon={ icon }
			label={ __( 'Ad', 'slipstream' ) }
			instructions={
				isUnknown
					? __(
							'The site did not respond, so we could not check whether ads are active.',
							'slipstream'
						)
					: __(
							'Ads are inactive on this site, so visitors see nothing here.',
							'slipstream'
						)
			}
		>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ isUnknown && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ retry }
				>
					{ __( 'Try again', 'slipstream' ) }
				</Button>
			) }
			{ mayActivate && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isActivating }
					disabled={ isActivating }
					accessibleWhenDisabled
					onClick={ () => void activate() }
				>
					{ isActivating
						? __( 'Activating ads…', 'slipstream' )
						: __( 'Activate ads', 'slipstream' ) }
				</Button>
			) }
			{ ! isUnknown && ! mayActivate && (
				<p>
					{ __(
						'Ask an administrator of this site to activate them.',
						'slipstream'
					) }
				</p>
			) }
		</Placeholder>
	);
}
