<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Closure;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Ai_Privacy;
use Slipstream\Ai\Alt_Text\Alt_State;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Ai\Usage\Usage_Services;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Privacy\Privacy_Tools;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Caller;
use WP_Error;

/**
 * No answer is never taken for "none", "zero" or "done".
 */
final class Database_Answers_Test extends Test_Case {

	protected const COMMITS = true;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function tearDown(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( get_users( array( 'exclude' => array( 1 ) ) ) as $user ) {
			wp_delete_user( $user->ID );
		}
		foreach ( get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'any',
			)
		) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		delete_option( Limits::REQUESTS );
		delete_option( Site_Connection::OPTION );
		foreach ( array( 'ai_usage', 'ai_reservations', 'ai_log' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
		$wpdb->query( 'COMMIT' );
		parent::tearDown();
	}

	/**
	 * Does something while statements that hold a text fail. What is there is committed: SQLite gives a whole
	 * transaction up for one that fails.
	 *
	 * @template T
	 * @param Closure(): T $work What is done.
	 * @return T
	 */
	private function without( string $text, Closure $work ): mixed {
		global $wpdb;
		$break = static fn ( string $query ): string => str_contains( $query, $text ) ? 'BROKEN' : $query;
		$shown = $wpdb->suppress_errors();
		$wpdb->query( 'COMMIT' );
		add_filter( 'query', $break );
		try {
			return $work();
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( $shown );
		}
	}

	private function usage(): Usage_Services {
		return Plugin::module( Ai_Module::class )->services()->usage();
	}

	public function test_a_limit_that_cannot_be_read_is_not_no_limit(): void {
		update_option( Limits::REQUESTS, 1, false );
		$this->usage()->meter()->reserve( new Usage_Entry( new Caller( 1 ), 'ai-assistant', 'm' ), 1 );
		wp_cache_flush();
		$ask = fn (): string => $this->refusal(
			fn () => $this->usage()->meter()->reserve( new Usage_Entry( new Caller( 1 ), 'ai-assistant', 'm' ), 1 )
		);
		self::assertSame( 'ai_usage_unavailable', $this->without( 'option_value', $ask ) );
		self::assertContains(
			$ask(),
			array( 'ai_usage_unavailable', 'error_quota_exceeded' ),
			'WordPress remembers that the option is missing.'
		);
		self::assertSame( 'error_quota_exceeded', $ask() );
	}

	public function test_sums_and_lines_that_cannot_be_read_are_not_zero(): void {
		$this->sign_in( 'administrator' );
		foreach ( array( '/slipstream/v1/ai-usage', '/slipstream/v1/ai-usage/export' ) as $route ) {
			$answer = $this->without( 'slipstream_ai_log', fn () => $this->rest( 'GET', $route ) );
			self::assertSame(
				array( 503, 'ai_usage_unavailable' ),
				array( $answer->get_status(), $answer->get_data()['code'] ?? '' ),
				$route
			);
		}
	}

	public function test_images_that_cannot_be_read_are_not_none(): void {
		$this->sign_in( 'administrator' );
		$answer = $this->without( 'post_mime_type LIKE', fn () => $this->rest( 'GET', '/slipstream/v1/alt-text' ) );
		self::assertSame(
			array( 503, 'alt_text_unavailable' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
	}

	public function test_a_text_that_is_not_stored_is_not_said_to_be(): void {
		$this->sign_in( 'administrator' );
		$image  = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
			)
		);
		$answer = $this->without(
			Alt_State::ALT,
			fn () => $this->rest( 'POST', "/slipstream/v1/alt-text/$image", array( 'alt' => 'A boat' ) )
		);
		self::assertSame(
			array( 503, 'alt_text_not_stored' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		self::assertSame(
			200,
			$this->rest( 'POST', "/slipstream/v1/alt-text/$image", array( 'alt' => 'A boat' ) )->get_status()
		);
		self::assertSame(
			200,
			$this->rest( 'POST', "/slipstream/v1/alt-text/$image", array( 'alt' => 'A boat' ) )->get_status(),
			'Again the same.'
		);
	}

	public function test_personal_data_that_stays_is_not_erased(): void {
		$user  = $this->sign_in( 'author' );
		$data  = new Ai_Privacy( $this->usage()->log() );
		$erase = $this->without( 'slipstream_ai_log', static fn (): array => $data->erase( $user->user_email ) );
		self::assertSame( array( false, true ), array( $erase['items_removed'], $erase['items_retained'] ) );
		$export = ( new Privacy_Tools(
			array( Plugin::module( Ai_Module::class ) )
		) )->add_exporters( array() )['slipstream-ai']['callback'];
		self::assertInstanceOf(
			WP_Error::class,
			$this->without( 'slipstream_ai_log', static fn () => $export( $user->user_email ) )
		);
		self::assertTrue( $export( $user->user_email )['done'] );
	}

	public function test_who_has_disconnected_stays_so(): void {
		$user = $this->sign_in( 'administrator' );
		$site = Plugin::module( Connection_Module::class )->connection();
		$site->register( $user->ID );
		self::assertTrue( $site->unlink( $user->ID ) );
		clean_user_cache( $user->ID );
		$this->without( 'meta_key', static fn () => $site->connect_automatically( wp_get_current_user() ) );
		wp_cache_flush();
		self::assertFalse( $site->is_user_linked( $user->ID ) );
		self::assertTrue( $site->disconnect() );
		wp_cache_flush();
		$user = wp_get_current_user();
		$this->without( 'option_value', static fn () => $site->connect_automatically( $user ) );
		wp_cache_flush();
		self::assertFalse( $site->is_registered() );
	}

	public function test_a_connection_that_could_not_be_ended_is_not_said_to_be(): void {
		$user = $this->sign_in( 'administrator' );
		$site = Plugin::module( Connection_Module::class )->connection();
		$site->register( $user->ID );
		$answer = $this->without(
			'UPDATE',
			fn () => $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) )
		);
		self::assertSame( 503, $answer->get_status() );
		$answer = $this->without(
			'UPDATE',
			fn () => $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )
		);
		self::assertSame( 503, $answer->get_status() );
		wp_cache_flush();
		self::assertTrue( get_option( Site_Connection::OPTION )['is_registered'] );
	}

	/**
	 * Why something is refused.
	 *
	 * @param Closure(): mixed $work What is tried.
	 */
	private function refusal( Closure $work ): string {
		try {
			$work();
			return '';
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
	}
}
