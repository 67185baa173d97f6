<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Structured_Data;

use Slipstream\Structured_Data\Graph;
use Slipstream\Structured_Data\Page_Graph;
use Slipstream\Tests\Test_Case;

/**
 * Collects nodes and prints them.
 */
final class Page_Graph_Test extends Test_Case {

	/**
	 * A node with an id.
	 *
	 * @param array<string, mixed> $more Further properties.
	 * @return array<string, mixed>
	 */
	private static function node( array $more = array() ): array {
		return $more + array(
			'@type' => 'Review',
			'@id'   => 'https://example.test/#1',
		);
	}

	public function test_nodes_of_one_id_become_one(): void {
		$graph = new Graph();
		$graph->add(
			'#a',
			array(
				'@type'  => 'Thing',
				'name'   => 'Old',
				'sameAs' => array( 'x', 'y' ),
				'rating' => array( 'best' => 5 ),
			)
		);
		$graph->add( '#b', array( '@type' => 'Thing' ) );
		$graph->add(
			'#a',
			array(
				'name'   => 'New',
				'sameAs' => array( 'y', 'z' ),
				'rating' => array( 'value' => 4 ),
			)
		);
		self::assertSame(
			array(
				'#a' => array(
					'@id'    => '#a',
					'@type'  => 'Thing',
					'name'   => 'New',
					'sameAs' => array( 'x', 'y', 'z' ),
					'rating' => array(
						'best'  => 5,
						'value' => 4,
					),
				),
				'#b' => array(
					'@id'   => '#b',
					'@type' => 'Thing',
				),
			),
			$graph->nodes()
		);
	}

	public function test_a_page_prints_its_nodes_once_at_its_end(): void {
		$page = new Page_Graph( new Graph() );
		self::assertFalse( has_action( 'wp_footer', array( $page, 'print' ) ), 'Nothing until there is something.' );
		$page->collect( self::node() );
		$page->collect( self::node() );
		self::assertSame( 10, has_action( 'wp_footer', array( $page, 'print' ) ) );
		ob_start();
		$page->print();
		$html = (string) ob_get_clean();
		remove_action( 'wp_footer', array( $page, 'print' ) );
		self::assertSame(
			'<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@id":"https://example.test/#1","@type":"Review"}]}</script>'
				. "\n",
			$html
		);
	}

	/** @dataProvider junk */
	public function test_what_is_no_node_is_left_out( mixed $junk ): void {
		$page = new Page_Graph( new Graph() );
		$page->collect( $junk );
		self::assertFalse( has_action( 'wp_footer', array( $page, 'print' ) ) );
		self::assertSame( '', $page->html() );
	}

	/** @return iterable<array{mixed}> What is no node. */
	public static function junk(): iterable {
		yield array( null );
		yield array( 'x' );
		yield array( array() );
		yield array( array( '@type' => 'Thing' ) );
		yield array( array( '@id' => '#a' ) );
		yield array(
			array(
				'@id'   => '',
				'@type' => 'Thing',
			),
		);
		yield array(
			array(
				'@id'   => array(),
				'@type' => 'Thing',
			),
		);
	}

	/** @dataProvider hostile */
	public function test_no_text_ends_the_script( string $text ): void {
		$page = new Page_Graph( new Graph() );
		$page->collect(
			self::node(
				array(
					'name' => $text,
					$text  => array( $text => $text ),
				)
			)
		);
		remove_action( 'wp_footer', array( $page, 'print' ) );
		self::assertSame(
			1,
			preg_match( '#^<script type="application/ld\+json">([^<>]*)</script>\n$#', $page->html(), $found )
		);
		self::assertSame( $text, json_decode( $found[1], true )['@graph'][0]['name'] );
	}

	/** @return iterable<array{string}> Texts that would leave a script. */
	public static function hostile(): iterable {
		foreach ( array(
			'</script><script>alert(1)</script>',
			'<!--<script>',
			']]>',
			"a\u{2028}b",
			'&lt;/script&gt;',
			"\\u003c/script>\"'",
		) as $text ) {
			yield array( $text );
		}
	}

	public function test_the_site_has_the_last_word(): void {
		$page = new Page_Graph( new Graph() );
		$page->collect( self::node() );
		remove_action( 'wp_footer', array( $page, 'print' ) );
		add_filter( 'slipstream_structured_data_graph', '__return_empty_array' );
		self::assertSame( '', $page->html() );
		remove_filter( 'slipstream_structured_data_graph', '__return_empty_array' );
		add_filter(
			'slipstream_structured_data_graph',
			$more = static fn ( array $nodes ): array => array_merge( $nodes, array( array( '@type' => 'Thing' ) ) )
		);
		self::assertStringContainsString( '{"@type":"Thing"}', $page->html() );
		remove_filter( 'slipstream_structured_data_graph', $more );
	}

	public function test_blocks_reach_it_by_the_action_alone(): void {
		remove_all_actions( 'wp_footer' );
		do_action( 'slipstream_structured_data', self::node() );
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		remove_all_actions( 'wp_footer' );
		self::assertStringContainsString( '"@id":"https://example.test/#1"', $html );
	}
}
