<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Module;

require_once __DIR__ . '/Related_Posts_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Related_Posts_Places_Test extends Related_Posts_Case {

	public function test_nothing_is_shown_where_there_is_nothing_or_it_is_off(): void {
		$heading = '<div class="wp-block-jetpack-related-posts"><!-- wp:heading --><h2>Read on</h2><!-- /wp:heading --></div>';
		self::assertSame( '', trim( $this->render( array(), $heading ) ) );
		self::other();
		self::assertStringContainsString( 'Read on', $this->render( array(), $heading ) );
		$this->open_page();
		Plugin::module( Related_Posts_Module::class )->options()->set_look( array( 'enabled' => false ) );
		self::assertSame( '', $this->render( array(), $heading ) );
		Plugin::module( Related_Posts_Module::class )->options()->set_look( array( 'enabled' => true ) );
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false );
		self::assertSame( '', $this->render( array(), $heading ) );
	}

	public function test_feeds_and_lists_show_nothing(): void {
		self::other();
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '', $this->render() );
		$GLOBALS['wp_query']->is_feed     = false;
		$GLOBALS['wp_query']->is_singular = false;
		self::assertSame( '', $this->render() );
		$GLOBALS['wp_query']->in_the_loop = true;
		self::assertStringContainsString( '<nav', $this->render() );
	}

	public function test_a_page_shows_them_once(): void {
		self::other();
		self::assertStringContainsString( '<nav', $this->render() );
		self::assertSame( '', $this->render() );
		self::assertSame( '', do_shortcode( '[jetpack-related-posts]' ) );
		$this->open_page();
		self::assertStringContainsString( '<nav', $this->render() );
	}

	public function test_a_text_may_be_drawn_twice(): void {
		self::other();
		$text = '<!-- wp:jetpack/related-posts /--><!-- wp:jetpack/related-posts /-->';
		for ( $time = 0; $time < 3; $time++ ) {
			self::assertSame( 1, substr_count( apply_filters( 'the_content', $text ), '<nav' ) );
		}
		self::assertSame( '', $this->render(), 'After the text, the template.' );
		$this->open_page();
		self::assertStringContainsString( '<nav', $this->render() );
		self::assertStringNotContainsString(
			'<nav',
			apply_filters( 'the_content', $text ),
			'Before the text, the template.'
		);
	}

	public function test_posts_that_the_visitor_comes_from_are_left_out(): void {
		$first  = self::other();
		$second = self::other( array( 'post_title' => 'Second' ) );
		foreach ( array( "$first", "$first,x", "0$first", "$first<script>" ) as $origin ) {
			$_GET['relatedposts_origin'] = $origin;
			$this->open_page();
			$html = $this->render();
			self::assertStringNotContainsString( "related-posts-item-$first\"", $html );
			self::assertStringContainsString( "related-posts-item-$second\"", $html );
		}
	}

	public function test_a_block_in_a_loop_belongs_to_its_post(): void {
		$other = self::other();
		$block = parse_blocks( '<!-- wp:jetpack/related-posts /-->' )[0];
		$html  = ( new \WP_Block( $block, array( 'postId' => $other ) ) )->render();
		self::assertStringContainsString( "related-posts-item-{$this->subject->ID}\"", $html );
	}
}
