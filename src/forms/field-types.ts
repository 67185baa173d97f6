import { getBlockType } from '@wordpress/blocks';
import type { BlockType } from '@wordpress/blocks';

/** A setting of a field: an attribute, and how its author chooses it. */
export interface FieldSetting {
	control: string;
	/** The attribute. */
	name: string;
	label: string;
	help?: string;
	/** Shown only where this attribute is set. */
	when?: string;
	/** Of a choice. */
	options?: { value: string; label: string }[];
	/** Of a number: the attribute that it must not be less than. */
	notBelow?: string;
	/** Of a range: its ends; the upper one may be that of another attribute. */
	min?: number;
	max?: number | string;
	/** Of a range: what stands for no value. */
	default?: number;
}

/** What the editor knows of a field's type: `field.json` of its folder. Texts are in the author's language. */
export interface FieldDefinition {
	/** What a field is called that has no label. */
	label: string;
	/** What a new field is called, where that is something else. */
	initialLabel?: string;
	/** Labels by the attribute `fieldVariant`. */
	variants?: Record< string, { label: string } >;
	/** The block that stands for what visitors fill in, and its first attributes. */
	controlBlock?: string;
	controlAttributes?: Record< string, unknown >;
	/** Whether it is one box whose label is that of its option. */
	standalone?: boolean;
	/** Whether it can become another such field and keep what is written in it. */
	convertible?: boolean;
	settings?: FieldSetting[];
	/** The block inside that its settings belong to, where it is not the field itself. */
	settingsBlock?: string;
	messages?: Record< string, string >;
	/** What a language model can say of it, besides what it can say of every field; nothing where it makes none. */
	ai?: { attributes: string[] };
}

const PREFIX = 'jetpack/field-';

/** The type of a field: the end of its block's name. */
export const typeOf = ( blockName: string ): string =>
	blockName.startsWith( PREFIX ) ? blockName.slice( PREFIX.length ) : '';

/**
 * What is known of a field's type; nothing where there is no such field.
 *
 * @param type The end of its block's name.
 */
export const fieldTypeOf = ( type: string ): FieldDefinition | undefined =>
	(
		getBlockType( PREFIX + type ) as
			( BlockType & { fieldType?: FieldDefinition } ) | undefined
	 )?.fieldType;

/** Whether a block asks for something. */
export const isField = ( blockName: string | null | undefined ): boolean =>
	!! blockName && !! fieldTypeOf( typeOf( blockName ) );

/**
 * What a new field is called.
 *
 * @param definition What is known of its type.
 * @param variant    Its attribute `fieldVariant`.
 */
export const initialLabel = (
	definition: FieldDefinition,
	variant?: unknown
): string =>
	definition.variants?.[ String( variant ) ]?.label ??
	definition.initialLabel ??
	definition.label;
