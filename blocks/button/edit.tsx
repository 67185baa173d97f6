import {
	BlockControls,
	RichText,
	URLInputButton,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LookPanels } from './components/look-panels';
import { useFloatingWidth } from './hooks/use-floating-width';
import { useHasOwnLink } from './hooks/use-has-own-link';
import { useIsInForm } from './hooks/use-is-in-form';
import { usePassthrough } from './hooks/use-passthrough';
import { drawnClasses, linkStyle } from './link-look';
import type { ButtonAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< ButtonAttributes > ) {
	const { attributes, setAttributes, clientId, context } = props;
	const { element = 'a', text = '', url = '', width } = attributes;
	usePassthrough( props );
	useFloatingWidth( props );
	const hasOwnLink = useHasOwnLink( clientId );
	const isInForm = useIsInForm( clientId );
	const isAsWideAsParent = !! context[ 'jetpack/parentBlockWidth' ];
	const isFixedUrl = !! attributes.passthroughAttributes?.url;
	const { width: _, ...style } = linkStyle( attributes );
	return (
		<>
			{ element === 'a' && hasOwnLink && ! isFixedUrl && (
				<BlockControls>
					<ToolbarGroup>
						<URLInputButton
							url={ url }
							onChange={ ( next: string ) =>
								setAttributes( { url: next || undefined } )
							}
						/>
					</ToolbarGroup>
				</BlockControls>
			) }
			<LookPanels
				attributes={ attributes }
				setAttributes={ setAttributes }
				isInForm={ isInForm }
				isAsWideAsParent={ isAsWideAsParent }
			/>
			<div
				{ ...useBlockProps( {
					className: 'wp-block-button',
					style: { width: isAsWideAsParent ? '100%' : width },
				} ) }
			>
				<RichText
					className={ drawnClasses( attributes ) }
					style={ style }
					aria-label={ __( 'Button text', 'slipstream' ) }
					placeholder={
						attributes.placeholder ||
						__( 'Add text…', 'slipstream' )
					}
					// An input shows plain text only.
					allowedFormats={
						element === 'input'
							? []
							: [
									'core/bold',
									'core/italic',
									'core/strikethrough',
								]
					}
					value={ text }
					onChange={ ( next ) => setAttributes( { text: next } ) }
				/>
			</div>
		</>
	);
}
