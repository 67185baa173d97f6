<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Features;

use Slipstream\Ads\Ad_Codes;
use Slipstream\Ads\Ad_Places;
use Slipstream\Ads\Ads_Settings;
use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Tests\Test_Case;

/**
 * What a switch touches is counted before, and never guessed.
 */
final class Feature_Use_Test extends Test_Case {

	private const FORM = '<!-- wp:jetpack/contact-form --><div></div><!-- /wp:jetpack/contact-form -->';

	protected function setUp(): void {
		parent::setUp();
		if ( ! is_file( SLIPSTREAM_DIR . '/build/blocks-manifest.php' ) ) {
			self::markTestSkipped( 'There is no build: npm run build.' );
		}
		$this->sign_in( 'administrator' );
	}

	/** @return array<string, mixed> What the route answers. */
	private function use_of( string $slug ): array {
		$answer = $this->rest( 'GET', "/slipstream/v1/features/$slug/use" );
		self::assertSame( 200, $answer->get_status() );
		return $answer->get_data();
	}

	/** @param array<string, string> $more Other fields of the post. */
	private static function insert( string $content, array $more = array() ): int {
		return (int) wp_insert_post(
			wp_slash(
				$more + array(
					'post_title'   => 'One',
					'post_content' => $content,
					'post_status'  => 'publish',
				)
			)
		);
	}

	public function test_published_pages_are_counted_with_blocks_and_shortcodes(): void {
		self::insert( self::FORM );
		self::insert( self::FORM . self::FORM, array( 'post_type' => 'page' ) );
		self::insert( '[contact-form][/contact-form]' );
		self::insert( self::FORM, array( 'post_status' => 'draft' ) );
		self::insert( 'About jetpack/contact-form.' );
		self::assertSame(
			array(
				'pages'       => 3,
				'is_at_least' => false,
				'parts'       => 0,
				'automatic'   => array(),
			),
			$this->use_of( 'contact-form' )
		);
		self::insert( '<!-- wp:jetpack/calendly {"url":"x"} /-->' );
		self::assertSame( 1, $this->use_of( 'calendly' )['pages'] );
		self::assertSame( 0, $this->use_of( 'stats' )['pages'] );
	}

	public function test_what_is_shown_without_a_block_is_told(): void {
		$modules = Plugin::modules();
		$modules->set( Plugin::module( Related_Posts_Module::class ), true );
		self::assertSame( array(), $this->use_of( 'related-posts' )['automatic'] );
		update_option( Related_Posts_Settings::CHOICE, array( 'below_posts' => true ) );
		self::assertSame(
			array( 'Related posts appear below every post.' ),
			$this->use_of( 'related-posts' )['automatic']
		);
		update_option(
			Related_Posts_Settings::CHOICE,
			array(
				'below_posts' => true,
				'post_types'  => array( 'post', 'page' ),
			)
		);
		self::assertSame(
			array( 'Related posts appear below all of these: Posts and Pages.' ),
			$this->use_of( 'related-posts' )['automatic']
		);
		$ads = static fn ( string ...$names ) => array_map( static fn ( string $name ) => update_option( $name, 1 ), $names );
		$ads( Ad_Places::BELOW, 'wordads_display_post' );
		self::assertSame( array(), $this->use_of( 'wordads' )['automatic'], 'There is no ad.' );
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<i>ad</i>' ) );
		self::assertStringContainsString( 'places that you chose', $this->use_of( 'wordads' )['automatic'][0] );
		delete_option( 'wordads_display_post' );
		self::assertSame( array(), $this->use_of( 'wordads' )['automatic'], 'There are no pages.' );
		$ads( Ads_Settings::TXT_ON );
		update_option( Ads_Settings::TXT, 'google.com, pub-1, DIRECT' );
		self::assertSame( array( 'This site serves your ads.txt file.' ), $this->use_of( 'wordads' )['automatic'] );
	}

	public function test_shortcodes_of_other_plugins_are_not_counted(): void {
		self::insert( '[contact-form-7 id="1" title="Theirs"]' );
		self::insert( "[contact-form\nto=\"a@example.org\"][/contact-form]" );
		self::assertSame( 1, $this->use_of( 'contact-form' )['pages'] );
	}

	public function test_no_more_than_a_hundred_are_counted(): void {
		global $wpdb;
		$rows = implode( ',', array_fill( 0, 101, $wpdb->prepare( "(1, NOW(), NOW(), %s, 'Many', '', 'publish', '', '', NOW(), NOW(), '', 'post')", self::FORM ) ) );
		$wpdb->query( "INSERT INTO {$wpdb->posts} (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES $rows" ); // phpcs:ignore WordPress.DB.PreparedSQL -- It is.
		$answer = $this->use_of( 'contact-form' );
		self::assertSame( array( 100, true ), array( $answer['pages'], $answer['is_at_least'] ) );
	}

	public function test_a_database_that_fails_is_no_zero(): void {
		global $wpdb;
		$posts       = $wpdb->posts;
		$wpdb->posts = 'not_there';
		$wpdb->suppress_errors();
		$answer      = $this->rest( 'GET', '/slipstream/v1/features/contact-form/use' );
		$wpdb->posts = $posts;
		$wpdb->suppress_errors( false );
		self::assertSame( array( 503, 'not_counted' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_widgets_that_cannot_be_read_are_no_zero(): void {
		global $wpdb;
		register_sidebar( array( 'id' => 'side' ) );
		wp_set_sidebars_widgets( array( 'side' => array( 'block-2' ) ) );
		delete_option( 'widget_block' );
		wp_cache_delete( 'notoptions', 'options' );
		$break = static fn ( string $query ): string =>
			str_contains( $query, "'widget_block'" ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		$answer = $this->rest( 'GET', '/slipstream/v1/features/contact-form/use' );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
		self::assertSame( array( 503, 'not_counted' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertStringContainsString( 'could not be counted', $answer->get_data()['message'] );
		wp_cache_delete( 'notoptions', 'options' );
		self::assertSame( 0, $this->use_of( 'contact-form' )['parts'] );
		unregister_sidebar( 'side' );
	}

	public function test_others_are_refused(): void {
		self::assertSame( 404, $this->rest( 'GET', '/slipstream/v1/features/nothing/use' )->get_status() );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'GET', '/slipstream/v1/features/contact-form/use' )->get_status() );
	}
}
