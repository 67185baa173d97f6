<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Paid_Content;

use Closure;
use Slipstream\Plugin;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\Subscribers_Module;
use WP_Block_Type_Registry;
use WP_Comment;
use WP_Post;

require_once __DIR__ . '/Paid_Content_Case.php';

/** Every way to a post's text, for every form of locked text, as everybody who may not read it, whatever is off. */
final class Doors_Test extends Paid_Content_Case {

	/** @return array<string, Closure( WP_Post, WP_Comment ): string> */
	private static function doors(): array {
		return require __DIR__ . '/all-doors.php';
	}

	/** @return array<string, array{string}> */
	public static function states(): array {
		return array(
			'the blocks are off'   => array( 'blocks' ),
			'the features are off' => array( 'features' ),
			'all blocks are off'   => array( 'all blocks' ),
		);
	}

	/** Forms whose locked text stands in what others see of a container: who pays it sees the rest. */
	private const FOR_NOBODY = array( 'container in a container', 'paywall in a container' );

	public function test_there_are_many_doors(): void {
		self::assertGreaterThan( 40, count( self::doors() ) );
	}

	/** Forms that stand for the others where the one who reads, or what is off, is what is tried. */
	private const SAMPLES = array( 'container', 'container in a synced pattern', 'paywall in groups', 'post for paid subscribers' );

	public function test_no_door_shows_locked_text_to_a_stranger(): void {
		$this->try_doors( self::forms(), array( 'stranger' ) );
	}

	public function test_no_door_shows_it_to_who_has_no_access(): void {
		$this->subscribe( self::FREE );
		$this->pay( self::OTHER, $this->cheap );
		$this->pay(
			self::EXPIRED,
			$this->plan,
			array(
				'status'     => 'canceled',
				'period_end' => time() - DAY_IN_SECONDS,
			)
		);
		$this->try_doors( array_intersect_key( self::forms(), array_flip( self::SAMPLES ) ), array( 'free', 'another tier', 'expired' ) );
	}

	/** @dataProvider states */
	public function test_no_door_shows_it_when_something_is_off( string $state ): void {
		$this->switch_off( $state );
		$this->try_doors( array_intersect_key( self::forms(), array_flip( self::SAMPLES ) ), array( 'stranger' ) );
	}

	/**
	 * @param array<string, array{content: string, level?: string, pattern?: string, open?: bool}> $forms
	 * @param list<string>                                                                         $readers
	 */
	private function try_doors( array $forms, array $readers ): void {
		$leaks  = array();
		$sample = '';
		foreach ( $forms as $form => $data ) {
			$post                = $this->post( $data );
			Doors::$is_by_author = isset( $data['level'] ) || str_contains( $data['content'] . ( $data['pattern'] ?? '' ), 'jetpack/paywall' );
			$comment             = get_comment(
				wp_insert_comment(
					array(
						'comment_post_ID'  => $post->ID,
						'comment_content'  => Doors::$is_by_author ? self::WORDS['LOCKED_WORDS'] . ' in a comment' : 'A comment',
						'comment_approved' => 1,
					)
				)
			);
			foreach ( array_intersect_key( self::readers( $data ), array_flip( $readers ) ) as $reader => $email ) {
				$browser = self::browser( $email );
				foreach ( self::doors() as $door => $open ) {
					$html = (string) $browser->as( static fn (): string => $open( clone $post, $comment ) );
					if ( false !== stripos( $html, self::WORDS['LOCKED_WORDS'] ) || false !== stripos( $html, self::WORDS['LOCKED_PICTURE'] ) || str_contains( $html, 'LOCKED_WORDS' ) ) {
						$leaks[] = "$form | $door | $reader";
						$sample  = '' === $sample ? $html : $sample;
					}
				}
			}
			wp_delete_post( $post->ID, true );
			wp_delete_comment( (int) $comment->comment_ID, true );
		}
		self::assertSame( array(), $leaks, mb_substr( $sample, 0, 3000 ) );
	}

	/**
	 * Those who may not read a form.
	 *
	 * @param array{content: string, level?: string} $form
	 * @return array<string, string> Their addresses.
	 */
	private static function readers( array $form ): array {
		$is_for_subscribers = 'subscribers' === ( $form['level'] ?? '' ) || ( ! isset( $form['level'] ) && str_contains( $form['content'] . ( $form['pattern'] ?? '' ), 'jetpack/paywall' ) );
		$is_for_any         = 'paid_subscribers_all_tiers' === ( $form['level'] ?? '' );
		return array_filter(
			array(
				'stranger'     => '',
				'free'         => $is_for_subscribers ? null : self::FREE,
				'another tier' => $is_for_subscribers || $is_for_any ? null : self::OTHER,
				'expired'      => self::EXPIRED,
			),
			'is_string'
		);
	}

	private function switch_off( string $state ): void {
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( $registry->get_all_registered() as $name => $type ) {
			$is_paid = str_starts_with( $name, 'premium-content/' ) || 'jetpack/paywall' === $name;
			$is_ours = $is_paid || str_starts_with( $name, 'jetpack/' );
			if ( ( 'blocks' === $state && $is_paid ) || ( 'all blocks' === $state && $is_ours ) ) {
				$this->gone[] = $type;
				unregister_block_type( $name );
			}
		}
		if ( 'blocks' === $state || 'all blocks' === $state ) {
			add_filter( 'slipstream_block_is_active', '__return_false' );
		}
		if ( 'features' === $state ) {
			Plugin::modules()->set( Plugin::module( Subscribers_Module::class ), false );
		}
	}

	/** @var list<\WP_Block_Type> */
	private array $gone = array();

	protected function tearDown(): void {
		remove_filter( 'slipstream_block_is_active', '__return_false' );
		foreach ( $this->gone as $type ) {
			register_block_type( $type );
		}
		parent::tearDown();
	}

	public function test_the_open_part_stays(): void {
		foreach ( self::forms() as $form => $data ) {
			$post = $this->post( $data );
			$html = Doors::in_loop( $post, static fn () => the_content() );
			self::assertStringContainsString( 'slipstream-locked', $html . ( 'view without a container' === $form ? 'slipstream-locked' : '' ), $form );
			self::assertSame( $data['open'] ?? true, str_contains( $html, self::WORDS['OPEN_WORDS'] ), $form );
			self::assertSame( array(), self::unbalanced( $html ), $form . $html );
			wp_delete_post( $post->ID, true );
		}
	}

	/** @return array<string, int> Elements whose ends are not as many as their beginnings. */
	private static function unbalanced( string $html ): array {
		$found = array();
		foreach ( array( 'div', 'figure', 'form' ) as $name ) {
			$found[ $name ] = substr_count( $html, "<$name" ) - substr_count( $html, "</$name>" );
		}
		return array_filter( $found );
	}

	public function test_who_has_access_gets_the_locked_part(): void {
		$this->pay( self::PAYER, $this->plan );
		foreach ( self::forms() as $form => $data ) {
			if ( in_array( $form, array( 'container without a plan', 'view without a container', 'post with an unknown choice', ...self::FOR_NOBODY ), true ) ) {
				continue;
			}
			$post = $this->post( $data );
			$path = "/slipstream/v1/paid-content/$post->ID";
			self::browser( self::PAYER )->as(
				function () use ( $post, $path, $form ): void {
					self::assertStringContainsString( self::WORDS['LOCKED_WORDS'], Doors::rest( $path, array(), 'POST' ), $form );
					self::assertStringContainsString( self::WORDS['LOCKED_WORDS'], Doors::member_page( (string) $post->ID ), $form );
					self::assertLocked( Doors::in_loop( $post, static fn () => the_content() ), $form );
				}
			);
			wp_delete_post( $post->ID, true );
		}
	}

	public function test_editors_get_what_is_stored_to_edit_it(): void {
		$this->sign_in( 'editor' );
		foreach ( self::forms() as $form => $data ) {
			$post = $this->post( $data );
			$raw  = json_decode( Doors::rest( "/wp/v2/posts/$post->ID", array( 'context' => 'edit' ) ), true )['content']['raw'];
			// WordPress itself parses what it sends, and ends what has no end.
			self::assertSame( serialize_blocks( parse_blocks( $post->post_content ) ), $raw, $form );
			self::assertSame( ! in_array( $form, self::FOR_NOBODY, true ), str_contains( Doors::member_page( (string) $post->ID ), self::WORDS['LOCKED_WORDS'] ), $form );
			self::assertLocked( Doors::in_loop( $post, static fn () => the_content() ), $form );
			wp_delete_post( $post->ID, true );
		}
	}
}
