<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

use WP_Block;

/**
 * The source of block bindings "slipstream/contact", and the bound attributes of our blocks.
 */
final class Binding {

	/**
	 * One of the details.
	 *
	 * @param array<mixed>  $source_args What the post asks for: a key, or the attribute's own name.
	 * @param WP_Block|null $block
	 * @return string|null Null for what is no detail.
	 */
	public static function value( array $source_args, $block = null, string $attribute_name = '' ): ?string {
		$key = $source_args['key'] ?? $attribute_name;
		return is_string( $key ) ? ( new Site_Details() )->get()[ $key ] ?? null : null;
	}

	/**
	 * Tells the editor and WordPress 6.9 or newer which attributes of a block can be bound, to this source or any
	 * other.
	 *
	 * @return list<string>
	 */
	public static function supported( mixed $attributes, string $block ): array {
		return array_values(
			array_unique(
				array_merge(
					is_array( $attributes ) ? $attributes : array(),
					Contact_Module::BINDABLE[ $block ] ?? array()
				)
			)
		);
	}

	/**
	 * The block's attributes with the values that they are bound to. WordPress 6.8 has not put them in by itself.
	 *
	 * @return array<string, mixed>|null Null for a block that is bound to nothing: its saved HTML holds.
	 */
	public static function resolve( WP_Block $block ): ?array {
		$bindings = $block->parsed_block['attrs']['metadata']['bindings'] ?? null;
		$name     = (string) $block->name;
		if ( ! is_array( $bindings ) || ! isset( Contact_Module::BINDABLE[ $name ] ) ) {
			return null;
		}
		$attributes = $block->attributes;
		$is_bound   = isset( $bindings['__default'] );
		$ours       = array_intersect_key( $bindings, array_flip( Contact_Module::BINDABLE[ $name ] ) );
		foreach ( $ours as $attribute => $binding ) {
			$is_bound = true;
			if ( is_array( $binding ) && Contact_Module::BINDING_SOURCE === ( $binding['source'] ?? null ) ) {
				$value = self::value(
					is_array( $binding['args'] ?? null ) ? $binding['args'] : array(),
					$block,
					(string) $attribute
				);

				$attributes[ $attribute ] = $value ?? $attributes[ $attribute ] ?? '';
			}
		}
		return $is_bound ? $attributes : null;
	}
}
