<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Cache;
use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Tests\Site_Settings;
use WP_Post;

require_once __DIR__ . '/Related_Case.php';

/**
 * Publishes, changes and takes back, and looks at once.
 */
final class Changes_Test extends Related_Case {

	/** @return array{WP_Post, WP_Post} A post, and one that is related to it and found before. */
	private static function pair(): array {
		$subject = self::make( 'Subject', array( 'same' ) );
		$other   = self::make( 'Other', array( 'same' ) );
		self::assertSame( array( $other->ID ), self::ids( $subject ) );
		return array( $subject, $other );
	}

	public function test_a_second_look_asks_the_database_nothing(): void {
		list( $subject ) = self::pair();
		$subject         = get_post( $subject->ID );
		self::assertInstanceOf( WP_Post::class, $subject );
		get_post_meta( $subject->ID );
		$before = get_num_queries();
		self::assertCount( 1, self::related()->related()->for_post( $subject ) );
		self::assertCount( 1, self::related()->related()->known( $subject ) );
		self::assertSame( $before, get_num_queries() );
	}

	public function test_a_first_look_reads_a_bounded_number_of_posts(): void {
		$subject = self::make( 'Subject', array( 'same' ) );
		self::make( 'Other', array( 'same' ) );
		$before = get_num_queries();
		self::ids( $subject );
		self::assertLessThan( 30, get_num_queries() - $before );
	}

	/**
	 * @dataProvider changes
	 * @param callable(WP_Post): mixed $change What is done to the other post.
	 */
	public function test_a_change_is_seen_at_once( callable $change, ?string $title ): void {
		list( $subject, $other ) = self::pair();
		$change( $other );
		$cards = self::related()->related()->for_post( $subject );
		self::assertSame( null === $title ? array() : array( $title ), array_column( $cards, 'title' ) );
	}

	/** @return array<string, array{callable(WP_Post): mixed, string|null}> */
	public static function changes(): array {
		$update = static fn ( array $values ): callable => static fn ( WP_Post $post ) => wp_update_post( array( 'ID' => $post->ID ) + $values );
		return array(
			'retitled'      => array( $update( array( 'post_title' => 'New &amp; <em>shiny</em>' ) ), 'New & shiny' ),
			'made a draft'  => array( $update( array( 'post_status' => 'draft' ) ), null ),
			'made private'  => array( $update( array( 'post_status' => 'private' ) ), null ),
			'locked'        => array( $update( array( 'post_password' => 'x' ) ), null ),
			'trashed'       => array( static fn ( WP_Post $post ) => wp_trash_post( $post->ID ), null ),
			'deleted'       => array( static fn ( WP_Post $post ) => wp_delete_post( $post->ID, true ), null ),
			'other terms'   => array(
				static function ( WP_Post $post ): void {
					wp_set_post_tags( $post->ID, array() );
					wp_set_post_categories( $post->ID, array( self::category( 'Elsewhere' ) ) );
				},
				null,
			),
			'no title left' => array(
				$update(
					array(
						'post_title'   => '',
						'post_content' => 'Text',
					)
				),
				'',
			),
			'excluded'      => array( static fn () => Site_Settings::related( array( 'exclude_terms' => array( (int) get_option( 'default_category' ) ) ) ), null ),
			'switched off'  => array( static fn () => Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false ), null ),
			'flag off'      => array( static fn () => Plugin::module( Related_Posts_Module::class )->options()->set_look( array( 'enabled' => false ) ), null ),
		);
	}

	public function test_what_is_published_appears(): void {
		list( $subject, $other ) = self::pair();
		$draft                   = self::make( 'Third', array( 'same' ), array( 'post_status' => 'draft' ) );
		self::assertSame( array( $other->ID ), self::ids( $subject ) );
		wp_publish_post( $draft->ID );
		self::assertSame( array( $draft->ID, $other->ID ), self::ids( $subject ) );
	}

	public function test_names_and_pictures_follow(): void {
		$author                  = $this->sign_in( 'author' );
		list( $subject, $other ) = self::pair();
		$card                    = static fn (): array => self::related()->related()->for_post( $subject )[0];
		wp_update_user(
			array(
				'ID'           => $author->ID,
				'display_name' => 'Ada & Co',
			)
		);
		self::assertSame( 'Ada & Co', $card()['author'] );
		self::assertNull( $card()['img'] );
		wp_update_post(
			array(
				'ID'           => $other->ID,
				'post_content' => '<!-- wp:image --><figure><img src="https://example.test/a.png" alt="A" width="3" height="2"/></figure><!-- /wp:image --><img src="https://example.test/b.png"/>',
			)
		);
		self::assertSame( 'https://example.test/a.png', $card()['img']['src'] ?? null );
		$image = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_title'     => 'Own',
			),
			'2026/01/own.png'
		);
		update_post_meta( $image, '_wp_attachment_image_alt', 'Our own' );
		set_post_thumbnail( $other->ID, $image );
		self::assertStringEndsWith( '2026/01/own.png', $card()['img']['src'] ?? '' );
		self::assertSame( 'Our own', $card()['img']['alt_text'] ?? null );
		delete_post_thumbnail( $other->ID );
		$with = static function ( string $src ) use ( $other, $image, $card ): string {
			wp_update_post(
				array(
					'ID'           => $other->ID,
					'post_content' => "<img class=\"wp-image-$image\" src=\"$src\"/>",
				)
			);
			return $card()['img']['src'] ?? '';
		};
		self::assertStringEndsWith( '2026/01/own.png', $with( 'https://example.test/wp-content/uploads/2026/01/own-300x200.png' ) );
		self::assertSame( 'https://other.test/2026/01/sea.png', $with( 'https://other.test/2026/01/sea.png' ), 'A number of another site is another picture here.' );
		Site_Settings::related( array( 'fallback' => 'none' ) );
		self::assertNull( $card()['img'] );
		Site_Settings::related(
			array(
				'fallback'       => 'chosen',
				'fallback_image' => $image,
			)
		);
		self::assertStringEndsWith( '2026/01/own.png', $card()['img']['src'] ?? '' );
		update_option( 'site_icon', $image );
		Site_Settings::related( array( 'fallback' => 'icon' ) );
		self::assertStringEndsWith( '2026/01/own.png', $card()['img']['src'] ?? '' );
		self::assertSame( 'Uncategorized', $card()['term'] );
		wp_update_term( (int) get_option( 'default_category' ), 'category', array( 'name' => 'Things' ) );
		self::assertSame( 'Things', $card()['term'] );
	}

	public function test_what_was_found_is_not_exported(): void {
		self::assertTrue( apply_filters( 'wxr_export_skip_postmeta', false, Cache::META, (object) array() ) );
		self::assertFalse( apply_filters( 'wxr_export_skip_postmeta', false, 'other', (object) array() ) );
	}

	public function test_the_settings_of_others_are_kept(): void {
		update_option( 'jetpack_active_modules', array( 'stats' ) );
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), true );
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), true );
		self::assertSame( array( 'stats', 'related-posts' ), get_option( 'jetpack_active_modules' ) );
		update_option(
			Related_Posts_Settings::LOOK,
			array(
				'show_thumbnails' => true,
				'size'            => '5',
				'unknown'         => 'x',
			)
		);
		Plugin::module( Related_Posts_Module::class )->options()->set_look( array( 'enabled' => true ) );
		self::assertSame( 'x', get_option( Related_Posts_Settings::LOOK )['unknown'] );
		self::assertSame( array( true, 5, 'grid' ), array( Plugin::module( Related_Posts_Module::class )->options()->look()['show_thumbnails'], Plugin::module( Related_Posts_Module::class )->options()->look()['size'], Plugin::module( Related_Posts_Module::class )->options()->look()['layout'] ) );
	}
}
