import {
	Button,
	Popover,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Point } from '../types';

interface Props {
	point: Point;
	anchor: Element;
	onChange: ( changes: Partial< Point > ) => void;
	onDelete: () => void;
	onClose: () => void;
}

/** What a place says, at its pin. */
export function MarkerPopover( {
	point,
	anchor,
	onChange,
	onDelete,
	onClose,
}: Props ) {
	return (
		<Popover
			anchor={ anchor }
			placement="top"
			onClose={ onClose }
			className="slipstream-map-marker"
			headerTitle={ __( 'Marker', 'slipstream' ) }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Marker title', 'slipstream' ) }
				value={ point.title }
				onChange={ ( title ) => onChange( { title } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Marker caption', 'slipstream' ) }
				rows={ 3 }
				value={ point.caption }
				onChange={ ( caption ) => onChange( { caption } ) }
			/>
			<Button variant="tertiary" isDestructive onClick={ onDelete }>
				{ __( 'Delete marker', 'slipstream' ) }
			</Button>
		</Popover>
	);
}
