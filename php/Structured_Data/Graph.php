<?php

declare( strict_types=1 );

namespace Slipstream\Structured_Data;

/**
 * Collects nodes of schema.org's vocabulary, each once.
 *
 * @phpstan-type Node array<string, mixed>
 */
final class Graph {

	/** @var array<string, Node> The nodes by their ids. */
	private array $nodes = array();

	/**
	 * Adds a node, or what is new in it to the node of the same id.
	 *
	 * @param Node $node The node; later values win, lists grow.
	 */
	public function add( string $id, array $node ): void {
		$known              = $this->nodes[ $id ] ?? array( '@id' => $id );
		$this->nodes[ $id ] = self::merge( $known, array( '@id' => $id ) + $node );
	}

	/**
	 * The nodes in the order they came in.
	 *
	 * @return array<string, Node> By id.
	 */
	public function nodes(): array {
		return $this->nodes;
	}

	/**
	 * @param array<mixed> $known
	 * @param array<mixed> $more  What is added.
	 * @return array<mixed>
	 */
	private static function merge( array $known, array $more ): array {
		if ( array_is_list( $known ) && array_is_list( $more ) ) {
			return array_values( array_unique( array_merge( $known, $more ), SORT_REGULAR ) );
		}
		foreach ( $more as $key => $value ) {
			$old           = $known[ $key ] ?? null;
			$known[ $key ] = is_array( $old ) && is_array( $value ) ? self::merge( $old, $value ) : $value;
		}
		return $known;
	}
}
