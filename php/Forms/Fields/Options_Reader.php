<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use WP_HTML_Tag_Processor;

/**
 * Finds the options, in any saved format.
 */
final class Options_Reader {

	private const MAX_OPTIONS = 500;

	/**
	 * @param array<string, mixed> $block      The parsed block.
	 * @param array<string, mixed> $attributes
	 * @return list<Option>
	 */
	public static function of_block( Field_Type $type, array $block, array $attributes ): array {
		if ( 'images' === $type->options() ) {
			return self::images( $block, ! empty( $attributes['showOtherOption'] ) );
		}
		if ( 'texts' !== $type->options() ) {
			return array();
		}
		$found = array();
		self::collect(
			$block,
			array( 'jetpack/option', 'jetpack/field-option-checkbox', 'jetpack/field-option-radio' ),
			$found
		);
		if ( ! $found ) {
			$texts = $attributes['options'] ?? array();
			return self::of_texts(
				is_array( $texts ) ? $texts : explode( ',', is_string( $texts ) ? $texts : '' ),
				'select' === $type->name
			);
		}
		$options = array();
		foreach ( $found as $option ) {
			$given = is_array( $option['attrs'] ?? null ) ? $option['attrs'] : array();
			$other = true === ( $given['isOther'] ?? false );
			$label = self::plain( $given['label'] ?? '' );
			$label = '' === $label && $other ? __( 'Other', 'slipstream' ) : $label;
			if ( '' !== $label && ! isset( $options[ $label ] ) ) {
				$options[ $label ] = new Option(
					count( $options ),
					$label,
					$label,
					$other,
					self::plain( $given['otherPlaceholder'] ?? '' ),
					'',
					'',
					Block_Style::of( $given )
				);
			}
		}
		return array_values( $options );
	}

	/**
	 * Plain-text options, without empty and repeated ones.
	 *
	 * @param array<mixed> $texts
	 * @param bool         $is_plain Whether "<" is a plain character; older blocks' options are HTML.
	 * @return list<Option>
	 */
	public static function of_texts( array $texts, bool $is_plain = false ): array {
		$options = array();
		foreach ( array_slice( $texts, 0, self::MAX_OPTIONS ) as $text ) {
			$label = self::plain( $is_plain && is_string( $text ) ? str_replace( '<', '&lt;', $text ) : $text );
			if ( '' !== $label ) {
				$options[ $label ] ??= new Option( count( $options ), $label, $label );
			}
		}
		return array_values( $options );
	}

	/**
	 * @param array<string, mixed> $block The field.
	 * @return list<Option>
	 */
	private static function images( array $block, bool $has_other ): array {
		$found = array();
		self::collect( $block, array( 'jetpack/input-image-option' ), $found );
		$options = array();
		foreach ( $found as $at => $option ) {
			$letter   = self::letter( $at );
			$given    = is_array( $option['attrs'] ?? null ) ? $option['attrs'] : array();
			$label    = self::plain( $given['label'] ?? '' );
			$pictures = array();
			self::collect( $option, array( 'core/image' ), $pictures );
			$html  = new WP_HTML_Tag_Processor( (string) ( $pictures[0]['innerHTML'] ?? '' ) );
			$has   = $html->next_tag( array( 'tag_name' => 'img' ) );
			$src   = $has ? $html->get_attribute( 'src' ) : '';
			$alt   = $has ? $html->get_attribute( 'alt' ) : '';
			$alt   = is_string( $alt ) ? $alt : '';
			$shown = '' !== $label ? $label : (
				/* translators: %s: a letter. */
				'' !== $alt ? $alt : sprintf( __( 'Option %s', 'slipstream' ), $letter )
			);
			$options[] = new Option(
				count( $options ),
				$shown,
				$letter,
				false,
				'',
				is_string( $src ) ? $src : '',
				$shown === $alt ? '' : $alt,
				Block_Style::of( $given )
			);
		}
		if ( $has_other ) {
			$options[] = new Option( count( $options ), __( 'Other', 'slipstream' ), 'other', true );
		}
		return $options;
	}

	/** @param int $at The place, from 0. */
	private static function letter( int $at ): string {
		$letter = chr( 65 + $at % 26 );
		return $at >= 26 ? self::letter( intdiv( $at, 26 ) - 1 ) . $letter : $letter;
	}

	/**
	 * @param array<string, mixed>       $block The block to search.
	 * @param list<string>               $names
	 * @param list<array<string, mixed>> $found The list to add to.
	 */
	private static function collect( array $block, array $names, array &$found ): void {
		/** @var array<string, mixed> $inner */
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			if ( count( $found ) >= self::MAX_OPTIONS ) {
				return;
			}
			if ( in_array( $inner['blockName'] ?? '', $names, true ) ) {
				$found[] = $inner;
			} else {
				self::collect( $inner, $names, $found );
			}
		}
	}

	private static function plain( mixed $text ): string {
		return is_scalar( $text )
			? trim( html_entity_decode( wp_strip_all_tags( (string) $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) )
			: '';
	}
}
