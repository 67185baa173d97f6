<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Slipstream\Forms\Fields\Field_Type_Registry;

/**
 * Converts [contact-form] to the equivalent block.
 */
final class Shortcodes {

	/** The fields of a form without any. */
	private const USUAL = array(
		array( 'name', true ),
		array( 'email', true ),
		array( 'url', false ),
		array( 'textarea', false ),
	);

	/**
	 * A form as a parsed block. Only its fields count, because content filters may format the text between them.
	 *
	 * @param array<mixed> $attributes The shortcode's attributes.
	 * @return array<string, mixed>
	 */
	public static function parse( array $attributes, string $content ): array {
		$names = array(
			'customthankyou'         => 'customThankyou',
			'customthankyouheading'  => 'customThankyouHeading',
			'customthankyoumessage'  => 'customThankyouMessage',
			'customthankyouredirect' => 'customThankyouRedirect',
			'formtitle'              => 'formTitle',
			'class'                  => 'className',
		);
		$attrs = array();
		foreach ( $attributes as $name => $value ) {
			if ( is_string( $name ) && is_scalar( $value ) ) {
				$attrs[ $names[ $name ] ?? $name ] = html_entity_decode(
					(string) $value,
					ENT_QUOTES | ENT_HTML5,
					'UTF-8'
				);
			}
		}
		$fields = array();
		preg_match_all(
			'/' . get_shortcode_regex( array( 'contact-field' ) ) . '/s',
			$content,
			$matches,
			PREG_SET_ORDER
		);
		foreach ( $matches as $match ) {
			$fields[] = self::field( (array) shortcode_parse_atts( $match[3] ) );
		}
		if ( ! $fields ) {
			foreach ( self::USUAL as list( $type, $is_required ) ) {
				$fields[] = self::field(
					array(
						'label'    => Field_Type_Registry::get( $type )->default_label(),
						'type'     => $type,
						'required' => $is_required ? '1' : '',
					)
				);
			}
		}
		return array(
			'blockName'    => Form_Finder::SHORTCODE,
			'attrs'        => $attrs,
			'innerBlocks'  => $fields,
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}

	/**
	 * @param array<mixed> $attributes The shortcode's attributes.
	 * @return array<string, mixed>
	 */
	private static function field( array $attributes ): array {
		return array(
			'blockName'    => 'slipstream/contact-field-shortcode',
			'attrs'        => $attributes,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}
}
