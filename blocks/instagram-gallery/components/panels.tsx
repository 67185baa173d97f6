import { InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	PanelBody,
	RangeControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MOST_IMAGES } from '../hooks/use-feed';
import { Disconnect } from './disconnect';
import type { PhotoFeedAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

type Props = Pick<
	EditProps< PhotoFeedAttributes >,
	'attributes' | 'setAttributes'
> & {
	/** Clears the connection of the block. */
	onDisconnect: () => void;
};

/** What a feed looks like. */
function Look( { attributes, setAttributes }: Omit< Props, 'onDisconnect' > ) {
	const { columns, count, spacing, isStackedOnMobile } = attributes;
	return (
		<PanelBody title={ __( 'Display Settings', 'slipstream' ) }>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Number of pictures', 'slipstream' ) }
				value={ count }
				onChange={ ( value ) => setAttributes( { count: value } ) }
				min={ 1 }
				max={ MOST_IMAGES }
			/>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Columns', 'slipstream' ) }
				value={ columns }
				onChange={ ( value ) => setAttributes( { columns: value } ) }
				min={ 1 }
				max={ 6 }
			/>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Space between pictures (pixels)', 'slipstream' ) }
				value={ spacing }
				onChange={ ( value ) => setAttributes( { spacing: value } ) }
				min={ 0 }
				max={ 50 }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Stack on mobile', 'slipstream' ) }
				checked={ isStackedOnMobile }
				onChange={ ( isOn ) =>
					setAttributes( { isStackedOnMobile: isOn } )
				}
			/>
		</PanelBody>
	);
}

/** Settings in the sidebar. */
export function Panels( { onDisconnect, ...props }: Props ) {
	const { accessToken = '', instagramUser } = props.attributes;
	return (
		<InspectorControls>
			<Look { ...props } />
			<PanelBody title={ __( 'Account Settings', 'slipstream' ) }>
				{ instagramUser && (
					<p>
						<ExternalLink
							href={ `https://www.instagram.com/${ instagramUser }/` }
						>
							<bdi>@{ instagramUser }</bdi>
						</ExternalLink>
					</p>
				) }
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onDisconnect }
				>
					{ __( 'Choose another account', 'slipstream' ) }
				</Button>
				<Disconnect token={ accessToken } onDone={ onDisconnect } />
			</PanelBody>
		</InspectorControls>
	);
}
