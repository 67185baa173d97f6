<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

require_once __DIR__ . '/Instagram_Case.php';

/**
 * Shows blocks where visitors see them, and where they do not.
 */
final class Published_Use_Test extends Instagram_Case {

	public function test_strangers_see_what_a_published_block_uses(): void {
		$connection = self::connect_with_pictures();
		wp_set_current_user( 0 );
		$refused = fn (): array => array(
			$this->gallery( $connection->id )->get_status(),
			$this->gallery( $connection->id )->get_data()['code'] ?? '',
		);
		$as_data = array( 403, 'instagram_connection_unavailable' );
		self::assertSame( $as_data, $refused() );
		$unknown = $this->gallery( 424242 );
		self::assertSame( $as_data, array( $unknown->get_status(), $unknown->get_data()['code'] ) );
		$forget = static fn (): bool => delete_transient( 'slipstream_instagram_use_' . $connection->id );
		foreach ( array(
			array( 'post_status' => 'draft' ),
			array( 'post_password' => 'secret' ),
			array( 'post_content' => '<!-- wp:jetpack/instagram-gallery {"accessToken":"1000"} /--><!-- wp:x {"accessToken":"' . $connection->id . '"} /-->' ),
		) as $hidden ) {
			self::publish( '{"accessToken":"' . $connection->id . '"}', $hidden );
			$forget();
			self::assertSame( $as_data, $refused() );
		}
		self::publish( '{"accessToken":"' . $connection->id . '","columns":2}' );
		$forget();
		self::assertSame( 200, $this->gallery( $connection->id )->get_status() );
		self::assertCount( 12, $this->gallery( $connection->id )->get_data()['images'] );
	}

	/** Whether strangers see a connection's pictures now. */
	private function is_public( int $connection ): bool {
		delete_transient( "slipstream_instagram_use_$connection" );
		return 200 === $this->gallery( $connection )->get_status();
	}

	/** @return iterable<array{array<string, mixed>}> What holds a block that no visitor sees. */
	public static function hidden(): iterable {
		foreach ( array( 'draft', 'pending', 'private', 'future', 'trash', 'auto-draft' ) as $status ) {
			yield $status => array(
				array(
					'post_status' => $status,
					'post_date'   => '2099-01-01 00:00:00',
				),
			);
		}
		yield 'password' => array( array( 'post_password' => 'secret' ) );
		foreach ( array( 'revision', 'wp_block', 'wp_template', 'wp_navigation', 'custom_css' ) as $type ) {
			yield $type => array( array( 'post_type' => $type ) );
		}
	}

	/**
	 * @dataProvider hidden
	 * @param array<string, mixed> $post
	 */
	public function test_what_no_visitor_sees_makes_nothing_public( array $post ): void {
		$connection = self::connect_with_pictures();
		self::publish( '{"accessToken":"' . $connection->id . '"}', $post );
		wp_set_current_user( 0 );
		self::assertFalse( $this->is_public( $connection->id ) );
	}

	public function test_a_pattern_is_public_where_something_shows_it(): void {
		$connection = self::connect_with_pictures();
		$pattern    = static fn ( string $content ): int => wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_title'   => 'Pattern',
				'post_status'  => 'publish',
				'post_content' => wp_slash( $content ),
			)
		);
		$inner      = $pattern( '<!-- wp:jetpack/instagram-gallery {"accessToken":"' . $connection->id . '"} /-->' );
		$outer      = $pattern( '<!-- wp:block {"ref":' . $inner . '} /-->' );
		wp_update_post(
			array(
				'ID'           => $inner,
				'post_content' => wp_slash(
					get_post( $inner )->post_content . '<!-- wp:block {"ref":' . $outer . '} /-->'
				),
			)
		);
		wp_set_current_user( 0 );
		self::assertFalse( $this->is_public( $connection->id ), 'They hold each other, and nothing holds them.' );
		self::publish(
			'{"accessToken":"1000"}',
			array( 'post_content' => '<!-- wp:block {"ref":' . $outer . '} /-->' )
		);
		self::assertTrue( $this->is_public( $connection->id ) );
	}

	public function test_a_template_is_public_where_the_theme_is_the_sites(): void {
		$connection = self::connect_with_pictures();
		$template   = wp_insert_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_title'   => 'Footer',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:jetpack/instagram-gallery {"accessToken":"' . $connection->id . '"} /-->',
			)
		);
		wp_set_post_terms( $template, array( 'another-theme' ), 'wp_theme' );
		wp_set_current_user( 0 );
		self::assertFalse( $this->is_public( $connection->id ) );
		wp_set_post_terms( $template, array( get_stylesheet() ), 'wp_theme' );
		self::assertTrue( $this->is_public( $connection->id ) );
	}

	public function test_a_widget_is_public_in_a_sidebar(): void {
		$connection = self::connect_with_pictures();
		update_option(
			'widget_block',
			array(
				7 => array(
					'content' => '<!-- wp:jetpack/instagram-gallery {"accessToken":"' . $connection->id . '"} /-->',
				),
			)
		);
		wp_set_current_user( 0 );
		foreach ( array( 'wp_inactive_widgets' => false, 'orphaned_widgets_1' => false, 'sidebar-1' => true ) as $sidebar => $is_public ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			wp_set_sidebars_widgets( array( $sidebar => array( 'block-7', 'text-2' ) ) );
			self::assertSame( $is_public, $this->is_public( $connection->id ), $sidebar );
		}
	}
}
