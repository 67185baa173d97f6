<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Related_Posts\Related_Posts_Module;

require_once __DIR__ . '/Related_Posts_Case.php';

/**
 * Shows related posts below a post that has no block.
 */
final class Below_Posts_Test extends Related_Posts_Case {

	protected function setUp(): void {
		parent::setUp();
		self::other();
		Plugin::module( Related_Posts_Module::class )->add_hooks();
		$this->choose( true );
		$GLOBALS['wp_query']->in_the_loop = true;
	}

	protected function tearDown(): void {
		remove_all_filters( 'the_content', Related_Posts_Module::BELOW_TEXT );
		parent::tearDown();
	}

	private function choose( bool $is_on ): void {
		update_option( Related_Posts_Settings::CHOICE, array( 'below_posts' => $is_on ) );
	}

	/** How many lists the text of the page has. */
	private function lists( string $text = '<p>Text</p>' ): int {
		return substr_count( apply_filters( 'the_content', $text ), '<nav' );
	}

	public function test_a_post_has_them_below_its_text(): void {
		self::assertMatchesRegularExpression( '~<p>Text</p>\s*<nav~', apply_filters( 'the_content', '<p>Text</p>' ) );
	}

	public function test_they_are_off_by_default(): void {
		$this->choose( false );
		self::assertSame( 0, $this->lists() );
		delete_option( Related_Posts_Settings::CHOICE );
		self::assertSame( 0, $this->lists() );
		update_option( Related_Posts_Settings::CHOICE, 'broken' );
		self::assertSame( 0, $this->lists() );
	}

	public function test_they_are_gone_while_the_feature_is_off(): void {
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false );
		self::assertSame( 0, $this->lists() );
	}

	public function test_a_post_with_the_block_or_the_shortcode_has_one_list(): void {
		foreach ( array( '<!-- wp:jetpack/related-posts /-->', '[jetpack-related-posts]' ) as $own ) {
			$this->subject->post_content = "$own<p>Text</p>";
			self::assertSame( 1, $this->lists( $this->subject->post_content ), $own );
			self::assertStringEndsWith(
				'<p>Text</p>',
				trim( apply_filters( 'the_content', $this->subject->post_content ) ),
				$own
			);
		}
	}

	public function test_a_block_of_the_template_is_not_repeated(): void {
		self::assertStringContainsString( '<nav', $this->render() );
		self::assertSame( 0, $this->lists() );
	}

	public function test_lists_of_posts_have_none(): void {
		$GLOBALS['wp_query']->is_single   = false;
		$GLOBALS['wp_query']->is_singular = false;
		self::assertSame( 0, $this->lists() );
	}

	public function test_other_types_of_posts_have_none(): void {
		$this->subject->post_type = 'page';
		self::assertSame( 0, $this->lists() );
	}

	public function test_another_query_on_the_page_has_none(): void {
		$GLOBALS['wp_query']              = clone $GLOBALS['wp_the_query'];
		$GLOBALS['wp_query']->in_the_loop = true;
		self::assertSame( 0, $this->lists() );
	}

	public function test_another_post_on_the_page_has_none(): void {
		$GLOBALS['post'] = get_post( self::other() );
		self::assertSame( 0, $this->lists() );
	}

	public function test_a_text_outside_the_loop_has_none(): void {
		$GLOBALS['wp_query']->in_the_loop = false;
		self::assertSame( 0, $this->lists() );
	}

	public function test_a_feed_has_none(): void {
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( 0, $this->lists() );
	}

	public function test_an_answer_to_a_program_has_none(): void {
		$answer = $this->rest( 'GET', "/wp/v2/posts/{$this->subject->ID}" );
		self::assertSame( 200, $answer->get_status() );
		self::assertStringNotContainsString( '<nav', $answer->get_data()['content']['rendered'] );
		self::assertSame( 1, $this->lists() );
	}

	public function test_an_excerpt_has_none(): void {
		$this->subject->post_content = '<p>Text</p>';
		$this->subject->post_excerpt = '';
		self::assertStringNotContainsString( 'Other', get_the_excerpt( $this->subject ) );
		self::assertSame( 1, $this->lists() );
	}

	public function test_a_post_that_asks_for_its_password_has_none(): void {
		$this->subject->post_password = 'secret';
		self::assertSame( 0, $this->lists() );
	}
}
