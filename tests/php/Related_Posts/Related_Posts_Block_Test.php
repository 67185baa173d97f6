<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Related_Posts\Related_Posts_Settings;

require_once __DIR__ . '/Related_Posts_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Related_Posts_Block_Test extends Related_Posts_Case {

	public function test_posts_are_a_list_with_all_details(): void {
		$user = $this->sign_in( 'author' );
		wp_set_current_user( 0 );
		$id   = self::other(
			array(
				'post_author'  => $user->ID,
				'post_content' => '<img src="https://example.test/a.png" alt="A &quot;fine&quot; view" width="30" height="20"/>',
			)
		);
		$html = $this->render(
			array(
				'displayThumbnails' => true,
				'displayAuthor'     => true,
				'displayContext'    => true,
			),
			'<div class="wp-block-jetpack-related-posts"><!-- wp:heading --><h2 class="wp-block-heading"></h2><!-- /wp:heading --><!-- wp:heading --><h2 class="wp-block-heading">Read <em>on</em> &amp; on</h2><!-- /wp:heading --></div>'
		);
		self::assertSame(
			'<h2 class="wp-block-heading">Read <em>on</em> &amp; on</h2>'
			. '<ul class="jp-related-posts-i2__list" role="list" data-post-count="1">'
			. '<li id="related-posts-item-' . $id . '" class="jp-related-posts-i2__post">'
			. '<a class="jp-related-posts-i2__post-link" href="' . get_permalink( $id ) . '">Other &amp; more'
			. '<img class="jp-related-posts-i2__post-img" loading="lazy" src="https://example.test/a.png" width="30" height="20" alt="A &quot;fine&quot; view"/></a>'
			. '<dl class="jp-related-posts-i2__post-defs">'
			. '<dt>Date</dt><dd class="jp-related-posts-i2__post-date">2026-03-04</dd>'
			. '<dt>Author</dt><dd class="jp-related-posts-i2__post-author">' . $user->display_name . '</dd>'
			. '<dt>In relation to</dt><dd class="jp-related-posts-i2__post-context"><a href="' . get_term_link( 1 ) . '">Uncategorized</a></dd>'
			. '</dl></li></ul></nav>',
			substr( $html, (int) strpos( $html, '>' ) + 1 )
		);
		self::assertWrapper( $html, 'grid', 'Read on & on' );
	}

	public function test_pictures_of_the_library_come_in_sizes(): void {
		$image = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/jpeg',
				'post_title'     => 'Wide',
			),
			'2026/01/wide.jpg'
		);
		wp_update_attachment_metadata(
			$image,
			array(
				'width'  => 1200,
				'height' => 800,
				'file'   => '2026/01/wide.jpg',
				'sizes'  => array(
					'medium' => array(
						'file'      => 'wide-300x200.jpg',
						'width'     => 300,
						'height'    => 200,
						'mime-type' => 'image/jpeg',
					),
				),
			)
		);
		set_post_thumbnail( self::other(), $image );
		self::assertMatchesRegularExpression(
			'#<img class="jp-related-posts-i2__post-img" loading="lazy" src="[^"]+/wide-300x200\.jpg" width="300" height="200" srcset="[^"]+wide-300x200\.jpg 300w, [^"]+wide\.jpg 1200w" sizes="[^"]+" alt=""/>#',
			$this->render( array( 'displayThumbnails' => true ) )
		);
	}

	public function test_defaults_are_three_with_their_dates(): void {
		array_map( static fn ( int $at ): int => self::other( array( 'post_title' => "Other $at" ) ), range( 1, 8 ) );
		$html = $this->render();
		self::assertStringContainsString( 'aria-label="Related Posts"', $html );
		self::assertStringContainsString( 'data-post-count="3"', $html );
		self::assertSame( 3, substr_count( $html, '<li ' ) );
		self::assertSame( 3, substr_count( $html, '<dt>Date</dt>' ) );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'Author', $html );
		$this->open_page();
		self::assertStringNotContainsString( '<dl', $this->render( array( 'displayDate' => false ) ) );
	}

	/** @dataProvider counts */
	public function test_one_to_six_are_shown( mixed $asked, int $shown ): void {
		array_map( static fn ( int $at ): int => self::other( array( 'post_title' => "Other $at" ) ), range( 1, 8 ) );
		self::assertStringContainsString(
			"data-post-count=\"$shown\"",
			$this->render( array( 'postsToShow' => $asked ) )
		);
	}

	/** @return list<array{mixed, int}> */
	public static function counts(): array {
		return array(
			array( 1, 1 ),
			array( 6, 6 ),
			array( 0, 1 ),
			array( -4, 1 ),
			array( 99, 6 ),
			array( 'x', 3 ),
			array( array(), 3 ),
			array( 4.7, 4 ),
		);
	}

	public function test_an_old_headline_is_of_the_third_level(): void {
		self::other();
		$html = $this->render(
			array(
				'displayHeadline' => true,
				'headline'        => 'You & <i>me</i>',
				'postLayout'      => 'list',
			)
		);
		self::assertWrapper( $html, 'list', 'You & me' );
		self::assertStringContainsString( '><h3 class="jp-relatedposts-headline">You &amp; me</h3><ul', $html );
	}

	public function test_supports_are_on_the_wrapper(): void {
		self::other();
		$html = $this->render(
			array(
				'align'     => 'wide',
				'className' => 'mine',
				'fontSize'  => 'large',
				'style'     => array( 'color' => array( 'text' => '#fedcba' ) ),
			)
		);
		self::assertWrapper( $html, 'grid', 'Related Posts' );
		foreach ( array(
			'alignwide',
			'mine',
			'has-large-font-size',
			'has-text-color',
			'style="color:#fedcba',
		) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_the_shortcode_looks_as_the_site_says(): void {
		self::other();
		update_option(
			Related_Posts_Settings::LOOK,
			array(
				'layout'       => 'list',
				'headline'     => '<h3 class="jp-relatedposts-headline"><em>Mine</em></h3>',
				'show_date'    => false,
				'show_context' => true,
				'size'         => 2,
			)
		);
		$html = do_shortcode( '[jetpack-related-posts]' );
		self::assertWrapper( $html, 'list', 'Mine' );
		self::assertStringContainsString( '><h3 class="jp-relatedposts-headline">Mine</h3>', $html );
		self::assertStringContainsString( '<dt>In relation to</dt>', $html );
		self::assertStringNotContainsString( '<dt>Date</dt>', $html );
	}

	public function test_nothing_hostile_runs(): void {
		$term = wp_insert_term( 'Bad', 'category' );
		self::assertIsArray( $term );
		foreach ( self::HOSTILE as $value ) {
			$GLOBALS['wpdb']->update(
				$GLOBALS['wpdb']->terms,
				array( 'name' => $value ),
				array( 'term_id' => $term['term_id'] )
			);
			clean_term_cache( $term['term_id'], 'category' );
			$id = self::other( array( 'post_category' => array( $term['term_id'], 1 ) ) );
			$GLOBALS['wpdb']->update(
				$GLOBALS['wpdb']->posts,
				array(
					'post_title'   => $value,
					'post_content' => '<img src="' . $value . '">',
				),
				array( 'ID' => $id )
			);
			clean_post_cache( $id );
			( new \Slipstream\Related_Posts\Cache() )->invalidate();
			$this->open_page();
			$html = $this->render(
				array(
					'postLayout'      => $value,
					'headline'        => $value,
					'displayHeadline' => true,
					'displayContext'  => true,
					'className'       => $value,
				)
			);
			self::assertStringContainsString( "related-posts-item-$id\"", $html );
			self::assertHarmless( $html );
			wp_delete_post( $id, true );
		}
	}
}
