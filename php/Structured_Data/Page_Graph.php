<?php

declare( strict_types=1 );

namespace Slipstream\Structured_Data;

/**
 * Takes the nodes that blocks give while they are drawn, and prints them at the page's end. Feeds, the REST API and the
 * administration have no such end: nothing is printed there.
 */
final class Page_Graph {

	public function __construct( private Graph $graph ) {}

	/** Takes a node, with '@type' and '@id'. What is none is left out. */
	public function collect( mixed $node ): void {
		if (
			! is_array( $node )
			|| ! self::is_name( $node['@type'] ?? null )
			|| ! self::is_name( $node['@id'] ?? null )
		) {
			return;
		}
		$this->graph->add( $node['@id'], $node );
		if ( ! has_action( 'wp_footer', array( $this, 'print' ) ) ) {
			add_action( 'wp_footer', array( $this, 'print' ) );
		}
	}

	public function print(): void {
		echo $this->html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without a single angle bracket.
	}

	/** The graph as a script element that no script runs from, or nothing. */
	public function html(): string {
		$nodes = Business::complete( $this->graph->nodes() );
		/**
		 * Filters a page's structured data. Return an empty list to print nothing, for example if another plugin prints
		 * the same data.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array<string, mixed>> $nodes Nodes in schema.org's vocabulary.
		 */
		$filtered = apply_filters( 'slipstream_structured_data_graph', $nodes );
		$json     = is_array( $filtered ) && $filtered ? wp_json_encode(
			array(
				'@context' => 'https://schema.org',
				'@graph'   => array_values( $filtered ),
			),
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) : false;
		return is_string( $json ) ? "<script type=\"application/ld+json\">$json</script>\n" : '';
	}

	private static function is_name( mixed $value ): bool {
		return is_string( $value ) && '' !== $value;
	}
}
