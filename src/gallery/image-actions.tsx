import { Button, Dropdown, TextareaControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, closeSmall } from '@wordpress/icons';

/** By which button a picture was moved: where the focus stays. */
export type Direction = 'backward' | 'forward';

interface AltTextProps {
	alt: string;
	onChange: ( alt: string ) => void;
}

/** What a picture shows, in words. */
export const AltTextControl = ( { alt, onChange }: AltTextProps ) => (
	<TextareaControl
		__nextHasNoMarginBottom
		label={ __( 'Alternative text', 'slipstream' ) }
		help={ __(
			'Describe what the image shows. Leave empty if the image is decorative.',
			'slipstream'
		) }
		value={ alt }
		onChange={ onChange }
	/>
);

interface Props {
	index: number;
	count: number;
	alt: string;
	/** Moves the picture by one place. */
	onMove: ( by: 1 | -1, direction: Direction ) => void;
	onRemove: () => void;
	onAlt: ( alt: string ) => void;
}

/** What can be done with one picture among several, in its place. */
export function ImageActions( props: Props ) {
	const { index, count, alt, onMove, onRemove, onAlt } = props;
	return (
		<div className="slipstream-image-actions">
			<Button
				size="small"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Move image backward', 'slipstream' ) }
				data-direction="backward"
				disabled={ index === 0 }
				accessibleWhenDisabled
				onClick={ () => onMove( -1, 'backward' ) }
			/>
			<Button
				size="small"
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ __( 'Move image forward', 'slipstream' ) }
				data-direction="forward"
				disabled={ index === count - 1 }
				accessibleWhenDisabled
				onClick={ () => onMove( 1, 'forward' ) }
			/>
			<Dropdown
				popoverProps={ { placement: 'bottom-end', shift: true } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						size="small"
						aria-expanded={ isOpen }
						aria-label={ __( 'Describe image', 'slipstream' ) }
						onClick={ onToggle }
					>
						{ __( 'Alt', 'slipstream' ) }
					</Button>
				) }
				renderContent={ () => (
					<AltTextControl alt={ alt } onChange={ onAlt } />
				) }
			/>
			<Button
				size="small"
				icon={ closeSmall }
				label={ __( 'Remove image', 'slipstream' ) }
				onClick={ onRemove }
			/>
		</div>
	);
}
