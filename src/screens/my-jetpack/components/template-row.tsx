import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import { LONGEST_PROMPT, LONGEST_TITLE } from '../logic/templates';
import type { Problems } from '../hooks/use-writing-form';
import type { Row } from '../logic/templates';

interface Props {
	row: Row;
	isFirst: boolean;
	isLast: boolean;
	problems: Problems;
	onChange: ( some: Partial< Row > ) => void;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
}

const common = { __nextHasNoMarginBottom: true } as const;

/** The name of a template, also of one that has none yet. */
export const nameOf = ( { title }: Row ) =>
	title.trim() || __( 'New template', 'slipstream' );

/** One template: its words, and its place. */
export function TemplateRow( props: Props ) {
	const { row, isFirst, isLast, problems, onChange, onMove } = props;
	const { id, title, prompt } = row;
	const name = nameOf( row );
	const titleProblem = problems[ `title ${ id }` ];
	const promptProblem = problems[ `prompt ${ id }` ];
	const place = [
		{
			by: -1,
			icon: chevronUp,
			isOff: isFirst,
			label: sprintf(
				/* translators: %s: the name of a template. */
				__( 'Move “%s” up', 'slipstream' ),
				name
			),
		},
		{
			by: 1,
			icon: chevronDown,
			isOff: isLast,
			label: sprintf(
				/* translators: %s: the name of a template. */
				__( 'Move “%s” down', 'slipstream' ),
				name
			),
		},
	] as const;
	return (
		<li className="slipstream-writing__template" data-row={ id }>
			<TextControl
				{ ...common }
				__next40pxDefaultSize
				label={ __( 'Name', 'slipstream' ) }
				maxLength={ LONGEST_TITLE }
				value={ title }
				aria-invalid={ !! titleProblem }
				help={ titleProblem }
				onChange={ ( value ) => onChange( { title: value } ) }
			/>
			<TextareaControl
				{ ...common }
				label={ __( 'What AI is asked', 'slipstream' ) }
				maxLength={ LONGEST_PROMPT }
				rows={ 3 }
				value={ prompt }
				aria-invalid={ !! promptProblem }
				help={ promptProblem }
				onChange={ ( value ) => onChange( { prompt: value } ) }
			/>
			<div className="slipstream-writing__tools">
				{ place.map( ( { by, icon, isOff, label } ) => (
					<Button
						key={ by }
						size="small"
						icon={ icon }
						label={ label }
						disabled={ isOff }
						accessibleWhenDisabled
						data-move={ by }
						onClick={ () => onMove( by ) }
					/>
				) ) }
				<Button
					size="small"
					icon={ trash }
					isDestructive
					label={ sprintf(
						/* translators: %s: the name of a template. */
						__( 'Delete “%s”', 'slipstream' ),
						name
					) }
					data-delete
					onClick={ props.onRemove }
				/>
			</div>
		</li>
	);
}
