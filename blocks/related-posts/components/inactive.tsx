import { speak } from '@wordpress/a11y';
import { Button, Modal, Notice, Placeholder } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { recordEvent } from '@slipstream/analytics';
import { canManageOptions } from '@slipstream/settings';
import { icon } from '../icon';
import type { Feature } from '../hooks/use-feature';

interface Props {
	feature: Feature;
	/** Called once the feature is on, when the button is about to go. */
	onActivated: () => void;
}

function LearnMore() {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button variant="link" onClick={ () => setIsOpen( true ) }>
				{ __(
					'Learn more about the Related Posts feature.',
					'slipstream'
				) }
			</Button>
			{ isOpen && (
				<Modal
					title={ __( 'Related Posts', 'slipstream' ) }
					size="medium"
					onRequestClose={ () => setIsOpen( false ) }
				>
					<p>
						{ __(
							'Your site compares the categories, tags, titles, and text of its posts. Nothing is sent to anyone.',
							'slipstream'
						) }
					</p>
					<p>
						{ __(
							'Only published posts without a password are shown. Authors can pin or hide posts next to their own, and administrators choose which post types and categories to include.',
							'slipstream'
						) }
					</p>
				</Modal>
			) }
		</>
	);
}

/** What stands in place of the posts while the site has the feature switched off. */
export function Inactive( { feature, onActivated }: Props ) {
	const { isActivating, hasFailed } = feature;
	useEffect(
		() => recordEvent( 'jetpack_related_posts_placeholder_view' ),
		[]
	);
	const activate = async () => {
		recordEvent( 'jetpack_related_posts_enable_click' );
		if ( await feature.activate() ) {
			speak( __( 'Related Posts is active.', 'slipstream' ) );
			onActivated();
		}
	};
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Related Posts', 'slipstream' ) }
			instructions={ __(
				"You'll need to activate the Related Posts feature to use this block.",
				'slipstream'
			) }
		>
			<p>
				{ __(
					'Your site finds similar posts and shows them here.',
					'slipstream'
				) }
			</p>
			{ hasFailed && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The feature could not be activated. Nothing has changed. Check your connection and try again.',
						'slipstream'
					) }
				</Notice>
			) }
			{ canManageOptions() ? (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isActivating }
					disabled={ isActivating }
					accessibleWhenDisabled
					onClick={ () => void activate() }
				>
					{ isActivating
						? __( 'Activating Related Posts', 'slipstream' )
						: __( 'Activate Related Posts', 'slipstream' ) }
				</Button>
			) : (
				<p>
					{ __(
						'Ask an administrator of this site to activate it.',
						'slipstream'
					) }
				</p>
			) }
			<LearnMore />
		</Placeholder>
	);
}
