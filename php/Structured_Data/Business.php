<?php

declare( strict_types=1 );

namespace Slipstream\Structured_Data;

/**
 * Brings hours to those whose hours they are, and gives each the type that schema.org allows for what it has.
 *
 * @phpstan-import-type Node from Graph
 */
final class Business {

	/** A node of this type holds the hours of whoever they belong to. */
	public const HOURS = 'OpeningHours';

	/** The node of the site's owner, where the page tells nothing but hours. */
	public const OWNER = '#contact';

	/**
	 * @param array<string, Node> $nodes By id.
	 * @return list<Node>
	 */
	public static function complete( array $nodes ): array {
		$is_hours = static fn ( array $node ): bool => self::HOURS === ( $node['@type'] ?? null );
		$hours    = array_filter( $nodes, $is_hours );
		$others   = array_diff_key( $nodes, $hours );
		$owners   = array_keys(
			array_filter( $others, static fn ( array $node ): bool => 'Organization' === ( $node['@type'] ?? null ) )
		);
		$taken    = array();
		foreach ( $owners as $id ) {
			$own                                        = array_column(
				(array) ( $others[ $id ]['openingHoursSpecification'] ?? array() ),
				'@id'
			);
			$taken                                     += array_flip( $own );
			$others[ $id ]['openingHoursSpecification'] = self::specifications(
				array_intersect_key( $hours, array_flip( $own ) )
			);
		}
		$left = self::specifications( array_diff_key( $hours, $taken ) );
		if ( $left ) {
			$id              = $owners[0] ?? home_url( '/' . self::OWNER );
			$others[ $id ] ??= self::owner( $id );
			$others[ $id ]['openingHoursSpecification'] = array_merge(
				$others[ $id ]['openingHoursSpecification'] ?? array(),
				$left
			);
		}
		return array_map( array( self::class, 'typed' ), array_values( $others ) );
	}

	/** @return Node A node for the owner of the site. */
	public static function owner( string $id ): array {
		return array(
			'@type' => 'Organization',
			'@id'   => $id,
			'name'  => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'url'   => home_url( '/' ),
		);
	}

	/**
	 * @param array<string, Node> $hours
	 * @return list<mixed>
	 */
	private static function specifications( array $hours ): array {
		return array_merge(
			...array_values(
				array_map(
					static fn ( array $node ): array => array_values( (array) $node['openingHoursSpecification'] ),
					$hours
				)
			)
		);
	}

	/**
	 * A node with the type that fits. Only places have opening hours; if there is no address, they are those of a
	 * contact point.
	 *
	 * @param Node $node
	 * @return Node
	 */
	private static function typed( array $node ): array {
		$hours = $node['openingHoursSpecification'] ?? null;
		if ( 'Organization' !== ( $node['@type'] ?? null ) || ! is_array( $hours ) ) {
			return $node;
		}
		if ( ! $hours ) {
			unset( $node['openingHoursSpecification'] );
		} elseif ( isset( $node['address'] ) ) {
			$node['@type'] = 'LocalBusiness';
		} else {
			unset( $node['openingHoursSpecification'] );
			$point                = array(
				'@type'          => 'ContactPoint',
				'email'          => $node['email'] ?? null,
				'telephone'      => $node['telephone'] ?? null,
				'hoursAvailable' => $hours,
			);
			$node['contactPoint'] = array_filter( $point );
		}
		return $node;
	}
}
