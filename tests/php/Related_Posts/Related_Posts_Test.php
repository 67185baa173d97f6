<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Author_Choice;
use Slipstream\Related_Posts\Related_Posts_Module;
use WP_REST_Response;

require_once __DIR__ . '/Related_Case.php';

/**
 * Calls the routes as the editor does.
 */
final class Related_Posts_Test extends Related_Case {

	private const SETTINGS = '/jetpack/v4/settings';
	private const STATUS   = '/slipstream/v1/related-posts/status';

	public function test_switching_on_goes_in_two_steps(): void {
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false );
		$this->sign_in( 'administrator' );
		$status = fn (): bool => $this->rest( 'GET', '/wpcom/v2/related-posts' )->get_data()['enabled'];
		self::assertFalse( $status() );
		$answer = $this->rest( 'POST', '/jetpack/v4/module/related-posts/active', array( 'active' => true ) );
		self::assertSame( array( 200, 'success' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		// The routes of a module come with the next request.
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the next request has it.
		self::assertSame(
			array( 'enabled' => true ),
			$this->rest( 'POST', '/wpcom/v2/related-posts/enable' )->get_data()
		);
		self::assertSame(
			array( 'enabled' => false ),
			$this->rest( 'POST', '/wpcom/v2/related-posts/enable' )->get_data(),
			'Nothing was written.'
		);
		self::assertTrue( $status() );
		self::assertTrue(
			$this->rest( 'GET', self::STATUS )->get_data()['index']['is_ready'],
			'A small site is read at once.'
		);
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/module/related-posts/active', array( 'active' => true ) )->get_status()
		);
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/module/related-posts/active', array( 'active' => false ) )->get_status()
		);
		self::assertSame(
			409,
			$this->rest( 'POST', '/jetpack/v4/module/related-posts/active', array( 'active' => false ) )->get_status()
		);
		self::assertFalse( $status() );
		self::assertSame(
			404,
			$this->rest( 'POST', '/jetpack/v4/module/no-such/active', array( 'active' => true ) )->get_status()
		);
		self::assertSame( 400, $this->rest( 'POST', '/jetpack/v4/module/related-posts/active' )->get_status() );
	}

	public function test_a_switch_that_something_holds_is_told(): void {
		$this->sign_in( 'administrator' );
		$hold = static fn (): array => array( 'related-posts' );
		add_filter( 'pre_option_jetpack_active_modules', $hold );
		self::assertSame(
			400,
			$this->rest( 'POST', '/jetpack/v4/module/related-posts/active', array( 'active' => false ) )->get_status()
		);
		remove_filter( 'pre_option_jetpack_active_modules', $hold );
		$hold = static fn (): array => array();
		add_filter( 'pre_option_jetpack_active_modules', $hold );
		self::assertSame(
			424,
			$this->rest( 'POST', '/jetpack/v4/module/related-posts/active', array( 'active' => true ) )->get_status()
		);
		remove_filter( 'pre_option_jetpack_active_modules', $hold );
	}

	public function test_posts_are_told_to_who_may_edit(): void {
		$author = $this->sign_in( 'author' );
		$post   = self::make( 'Subject', array( 'same' ), array( 'post_status' => 'draft' ) );
		$other  = self::make( 'Other & <b>more</b>', array( 'same' ) );
		$list   = $this->rest( 'GET', "/wpcom/v2/related-posts/$post->ID" )->get_data();
		self::assertCount( 1, $list );
		self::assertSame(
			array(
				'id'            => $other->ID,
				'url'           => get_permalink( $other ),
				'title'         => 'Other & more',
				'date'          => get_the_date( '', $other ),
				'author'        => $author->display_name,
				'context'       => 'In “Uncategorized”',
				'block_context' => array(
					'text' => 'Uncategorized',
					'link' => get_term_link( 1 ),
				),
				'img'           => array(
					'src'      => '',
					'width'    => 0,
					'height'   => 0,
					'alt_text' => '',
					'srcset'   => '',
				),
			),
			array_replace( $list[0], array() )
		);
		self::assertSame( 404, $this->rest( 'GET', '/wpcom/v2/related-posts/999999' )->get_status() );
		$this->sign_in( 'contributor' );
		$refused = $this->rest( 'GET', "/wpcom/v2/related-posts/$post->ID" );
		self::assertSame(
			array( 403, 'rest_forbidden_context' ),
			array( $refused->get_status(), $refused->get_data()['code'] )
		);
	}

	public function test_a_post_carries_what_was_found_before(): void {
		$this->sign_in( 'editor' );
		$post  = self::make( 'Subject', array( 'same' ) );
		$other = self::make( 'Other', array( 'same' ) );
		$carry = fn ( string $context ): mixed => $this->rest(
			'GET',
			"/wp/v2/posts/$post->ID",
			array( 'context' => $context )
		)->get_data()['jetpack-related-posts'] ?? null;
		self::assertSame( array(), $carry( 'edit' ) );
		self::ids( $post );
		self::assertSame( array( $other->ID ), array_column( $carry( 'edit' ), 'id' ) );
		self::assertNull( $carry( 'view' ) );
	}

	public function test_authors_choose_for_their_posts(): void {
		$this->sign_in( 'author' );
		$post = self::make( 'Subject' );
		$save = fn ( mixed $ids ): int => $this->rest(
			'POST',
			"/wp/v2/posts/$post->ID",
			array( 'meta' => array( Author_Choice::PINNED => $ids ) )
		)->get_status();
		self::assertSame( 200, $save( array( 3, 4, 3 ) ) );
		self::assertSame( array( 3, 4 ), Author_Choice::of( $post->ID, Author_Choice::PINNED ) );
		foreach ( array( 'x', array( 'x' ), array( -1 ), range( 1, 21 ) ) as $wrong ) {
			self::assertSame( 400, $save( $wrong ) );
		}
		$this->sign_in( 'contributor' );
		self::assertSame( 403, $save( array( 5 ) ) );
	}

	public function test_settings_are_checked(): void {
		$this->sign_in( 'administrator' );
		$post  = fn ( string $name, mixed $value ): WP_REST_Response => $this->rest(
			'POST',
			self::SETTINGS,
			array( "slipstream_related_$name" => $value )
		);
		$wrong = array(
			array( 'post_types', array() ),
			array( 'post_types', array( 'attachment' ) ),
			array( 'post_types', array( 'no-such-type' ) ),
			array( 'include_terms', array( 'x' ) ),
			array( 'exclude_terms', range( 1, 51 ) ),
			array( 'fallback', 'else' ),
			array( 'fallback_image', -1 ),
		);
		foreach ( $wrong as list( $name, $value ) ) {
			$answer = $post( $name, $value );
			self::assertSame( 400, $answer->get_status(), $name );
			self::assertSame(
				array( "slipstream_related_$name" ),
				array_keys( $answer->get_data()['data']['params'] )
			);
		}
		$answer = $this->rest(
			'POST',
			self::SETTINGS,
			array(
				'slipstream_related_post_types'    => array( 'post', 'page' ),
				'slipstream_related_exclude_terms' => array( 7 ),
			)
		);
		self::assertSame( 200, $answer->get_status() );
		self::assertSame(
			array( array( 'post', 'page' ), array( 7 ) ),
			array(
				$answer->get_data()['slipstream_related_post_types'],
				$answer->get_data()['slipstream_related_exclude_terms'],
			)
		);
		$status = $this->rest( 'GET', self::STATUS )->get_data();
		self::assertSame( array( 'post', 'page' ), array_column( $status['available_types'], 'name' ) );
		self::assertFalse( $status['index']['is_ready'], 'Pages are to be read.' );
		self::assertSame( 200, $post( 'fallback', 'none' )->get_status() );
		$now = $this->rest( 'GET', self::SETTINGS )->get_data();
		self::assertSame(
			array( array( 7 ), 'none', 0 ),
			array(
				$now['slipstream_related_exclude_terms'],
				$now['slipstream_related_fallback'],
				$now['slipstream_related_fallback_image'],
			)
		);
	}

	public function test_settings_are_there_only_while_it_is_on(): void {
		$this->sign_in( 'administrator' );
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false );
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the next request has it.
		self::assertArrayNotHasKey( 'slipstream_related_fallback', $this->rest( 'GET', self::SETTINGS )->get_data() );
		self::assertSame(
			400,
			$this->rest( 'POST', self::SETTINGS, array( 'slipstream_related_fallback' => 'none' ) )->get_status()
		);
		self::assertSame( 404, $this->rest( 'GET', self::STATUS )->get_status() );
	}
}
