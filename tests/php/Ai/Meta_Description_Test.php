<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Meta_Description;
use Slipstream\Tests\Test_Case;

/**
 * Writes descriptions as the editor does, and looks at pages.
 */
final class Meta_Description_Test extends Test_Case {

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_meta_description' );
		unregister_post_meta( '', Meta_Description::KEY );
		parent::tearDown();
	}

	private function post( array $more = array() ): int {
		return (int) wp_insert_post(
			array(
				'post_title'  => 'A post',
				'post_status' => 'publish',
			) + $more
		);
	}

	private function write( int $id, mixed $text ): \WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/posts/$id", array( 'meta' => array( Meta_Description::KEY => $text ) ) );
	}

	private function page( int $id ): string {
		$GLOBALS['wp_query']     = new \WP_Query( array( 'p' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		ob_start();
		// The theme's own head is not asked for: other tests look at that.
		Meta_Description::print( $id );
		return (string) ob_get_clean();
	}

	public function test_who_may_edit_the_post_writes_it(): void {
		$this->sign_in( 'administrator' );
		$id = $this->post();
		self::assertSame( 200, $this->write( $id, "A \"fine\" post\n& more" )->get_status() );
		self::assertSame(
			'<meta name="description" content="A &quot;fine&quot; post &amp; more" />' . "\n",
			$this->page( $id )
		);
		$this->sign_in( 'author' );
		self::assertSame( 403, $this->write( $id, 'Mine' )->get_status() );
		self::assertSame( 'A "fine" post & more', get_post_meta( $id, Meta_Description::KEY, true ) );
	}

	public function test_what_is_no_line_of_text_is_refused(): void {
		$this->sign_in( 'administrator' );
		$id = $this->post();
		self::assertSame( 400, $this->write( $id, array( 'x' ) )->get_status() );
		self::assertSame( 400, $this->write( $id, str_repeat( 'x', 501 ) )->get_status() );
	}

	public function test_nothing_is_told_of_a_post_behind_a_password_or_without_one(): void {
		$secret = $this->post( array( 'post_password' => 'secret' ) );
		update_post_meta( $secret, Meta_Description::KEY, 'Secret' );
		self::assertSame( '', $this->page( $secret ) );
		self::assertSame( '', $this->page( $this->post() ) );
	}

	public function test_another_plugin_that_describes_posts_is_left_alone(): void {
		add_filter( 'slipstream_meta_description', '__return_false' );
		$this->sign_in( 'administrator' );
		$id = $this->post();
		$this->write( $id, 'Ours' );
		self::assertSame( '', get_post_meta( $id, Meta_Description::KEY, true ) );
		update_post_meta( $id, Meta_Description::KEY, 'From before' );
		self::assertSame( '', $this->page( $id ) );
	}

	public function test_a_page_prints_it_once_in_its_head(): void {
		$id = $this->post();
		update_post_meta( $id, Meta_Description::KEY, 'In the head' );
		$this->page( $id );
		$GLOBALS['wp_query']->is_singular       = true;
		$GLOBALS['wp_query']->queried_object    = get_post( $id );
		$GLOBALS['wp_query']->queried_object_id = $id;
		// Core's links to feeds read it.
		$GLOBALS['post'] = get_post( $id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a page's query does.
		ob_start();
		do_action( 'wp_head' );
		$head = (string) ob_get_clean();
		unset( $GLOBALS['post'] );
		self::assertSame( 1, substr_count( $head, 'name="description"' ) );
		self::assertStringContainsString( 'content="In the head"', $head );
	}
}
