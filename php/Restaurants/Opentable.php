<?php

declare( strict_types=1 );

namespace Slipstream\Restaurants;

use Slipstream\Blocks\Attributes;
use Slipstream\Embeds\Consent_Gate;

/**
 * Draws OpenTable's widget, which its script puts where it stands.
 */
final class Opentable {

	private const STYLES = array( 'standard', 'wide', 'tall', 'button' );

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$ids = self::ids( $attributes['rid'] ?? null );
		if ( array() === $ids ) {
			return '';
		}
		$class = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		$named = 1 === preg_match( '/(?:^|\s)is-style-(\S+)/', $class, $found );
		$style = $named ? $found[1] : $attributes['style'] ?? 'standard';
		$style = in_array( $style, self::STYLES, true ) ? $style : 'standard';
		$style = 'button' === $style && count( $ids ) > 1 ? 'standard' : $style;
		$names = array(
			$named ? '' : "is-style-$style",
			'wide' === $style && wp_is_mobile() ? 'is-style-mobile' : '',
			count( $ids ) > 1 ? 'is-multi' : '',
			Attributes::flag( $attributes, 'negativeMargin' ) ? 'has-no-margin' : '',
		);
		// A script with an address of its own for each block, and names in it more than once: WordPress's list of
		// scripts cannot hold it.
		$html = sprintf( '<div %s><script async src="%s"></script></div>', get_block_wrapper_attributes( array( 'class' => implode( ' ', array_filter( $names ) ) ) ), esc_url( self::loader( $ids, $style, $attributes ) ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
		return Consent_Gate::html(
			'opentable',
			"https://www.opentable.com/restref/client/?rid=$ids[0]",
			__( 'Make a reservation on OpenTable', 'slipstream' ),
			$html
		);
	}

	/**
	 * @param list<string>         $ids        Numbers of restaurants.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private static function loader( array $ids, string $style, array $attributes ): string {
		$text   = static fn ( string $name, string $pattern, string $initial ): string => is_string(
			$attributes[ $name ] ?? null
		) && 1 === preg_match( $pattern, $attributes[ $name ] ) ? $attributes[ $name ] : $initial;
		$single = 'button' === $style ? 'button' : 'standard';
		$theme  = 'button' === $style || ( 'wide' === $style && wp_is_mobile() ) ? 'standard' : $style;
		$query  = http_build_query(
			array(
				'type'   => count( $ids ) > 1 ? 'multi' : $single,
				'theme'  => $theme,
				'iframe' => Attributes::flag( $attributes, 'iframe', true ) ? 'true' : 'false',
				'domain' => $text( 'domain', '/^[a-z]{2,6}(?:\.[a-z]{2})?$/D', 'com' ),
				'lang'   => $text( 'lang', '/^[a-z]{2}-[A-Z]{2}$/D', 'en-US' ),
				'newtab' => Attributes::flag( $attributes, 'newtab' ) ? 'true' : 'false',
			),
			'',
			'&'
		);
		$url    = "https://www.opentable.com/widget/reservation/loader?$query&rid=" . implode( '&rid=', $ids );
		/**
		 * Filters the URL of OpenTable's widget.
		 *
		 * @since 0.1.0
		 *
		 * @param string               $url        The URL.
		 * @param array<string, mixed> $attributes The block's attributes.
		 */
		$filtered = apply_filters( 'jetpack_opentable_block_url', $url, $attributes ); // phpcs:ignore WordPress.NamingConventions -- Jetpack's hook.
		return is_string( $filtered ) ? $filtered : $url;
	}

	/** @return list<string> */
	private static function ids( mixed $given ): array {
		$texts = array_map(
			static fn ( mixed $id ): string => is_scalar( $id ) ? (string) $id : '',
			is_array( $given ) ? $given : array()
		);
		return array_values(
			array_unique(
				array_filter( $texts, static fn ( string $id ): bool => 1 === preg_match( '/^\d{1,12}$/D', $id ) )
			)
		);
	}
}
