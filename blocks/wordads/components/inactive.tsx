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
			speak( __( 'Ads are on.', 'slipstream' ) );
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
							'The site did not answer, so it is not known whether it has ads.',
							'slipstream'
						)
					: __(
							'Ads are switched off on this site: visitors see nothing here.',
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
						? __( 'Switching ads on…', 'slipstream' )
						: __( 'Switch ads on', 'slipstream' ) }
				</Button>
			) }
			{ ! isUnknown && ! mayActivate && (
				<p>
					{ __(
						'Ask an administrator of this site to switch them on.',
						'slipstream'
					) }
				</p>
			) }
		</Placeholder>
	);
}
