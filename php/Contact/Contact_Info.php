<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

use Slipstream\Blocks\Business_Hours\Business_Hours;
use Slipstream\Structured_Data\Business;
use WP_Block;

/**
 * Draws the contact-info block and tells search engines what stands in it.
 */
final class Contact_Info {

	/**
	 * HTML of a block, nothing if its children are empty.
	 *
	 * @param string $content The HTML with that of its children.
	 */
	public function render( string $content, WP_Block $block ): string {
		$has_text = '' !== trim( wp_strip_all_tags( $content ) );
		if (
			! $has_text
			&& 1 !== preg_match(
				'/<(img|picture|video|audio|iframe|svg|hr|object|embed|input|canvas)\b|data-/i',
				$content
			)
		) {
			return '';
		}
		$node = $this->node( $block );
		if ( $node ) {
			/** This action is documented in php/Blocks/Business_Hours/Business_Hours.php */
			do_action( 'slipstream_structured_data', $node );
		}
		return $content;
	}

	/**
	 * The structured data of the block. The same details have the same id, wherever they stand.
	 *
	 * @return array<string, mixed> Empty where the block has no details.
	 */
	private function node( WP_Block $block ): array {
		$found = array();
		foreach ( $this->children( $block ) as $child ) {
			$attributes = Binding::resolve( $child ) ?? $child->attributes;
			foreach ( self::details( (string) $child->name, $attributes ) as $key => $value ) {
				$found[ $key ][] = $value;
			}
		}
		if ( ! $found ) {
			return array();
		}
		$hours = $found['openingHoursSpecification'] ?? array();
		unset( $found['openingHoursSpecification'] );
		$details = array_map(
			static fn ( array $values ): mixed => 1 === count( $values ) ? $values[0] : $values,
			$found
		);
		$id      = home_url(
			'/' . Business::OWNER . '-' . substr( md5( (string) wp_json_encode( array( $details, $hours ) ) ), 0, 12 )
		);
		return Business::owner( $id ) + $details + ( $hours ? array(
			'openingHoursSpecification' => $hours,
		) : array() );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function details( string $name, array $attributes ): array {
		$text = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null )
			? trim( $attributes[ $key ] )
			: '';
		switch ( $name ) {
			case 'jetpack/email':
				$email = Plain_Email::first( $text( 'email' ) );
				return null === $email ? array() : array( 'email' => $email );
			case 'jetpack/phone':
				return 1 === preg_match( '/[+(]?[0-9].*/s', $text( 'phone' ), $part )
					? array( 'telephone' => $part[0] )
					: array();
			case 'jetpack/address':
				$address = new Plain_Address( $attributes );
				return $address->is_empty() ? array() : array( 'address' => $address->node() );
			case 'jetpack/business-hours':
				return array(
					'openingHoursSpecification' => array(
						'@id' => ( new Business_Hours() )->node( $attributes )['@id'],
					),
				);
			default:
				return array();
		}
	}

	/** @return list<WP_Block> */
	private function children( WP_Block $block ): array {
		$found = array();
		foreach ( $block->inner_blocks as $child ) {
			if ( $child instanceof WP_Block && 'jetpack/contact-info' !== $child->name ) {
				$found = array_merge( $found, array( $child ), $this->children( $child ) );
			}
		}
		return $found;
	}
}
