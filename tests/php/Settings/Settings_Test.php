<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Settings;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Settings\Option_Field;
use Slipstream\Settings\Settings;
use Slipstream\Tests\Test_Case;
use WP_Error;

/**
 * Every setting is read and stored by one route, and what one person stores does not undo what another does.
 */
final class Settings_Test extends Test_Case {

	private const ROUTE = '/jetpack/v4/settings';

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_tells_values_modules_and_of_secrets_only_whether_there_is_one(): void {
		$data = $this->rest( 'GET', self::ROUTE )->get_data();
		self::assertSame( array( '', 90, true, false ), array( $data['slipstream_ai_base_url'], $data['slipstream_ai_log_days'], $data['contact-form'], $data['related-posts'] ) );
		self::assertArrayNotHasKey( 'slipstream_ai_api_key', $data );
		self::assertFalse( $data['settings_secret']->slipstream_ai_api_key );
		self::assertSame( '{}', wp_json_encode( $data['slipstream_ai_prices'] ), 'An empty table is no list.' );
	}

	public function test_stores_what_is_named_and_leaves_the_rest(): void {
		$answer = $this->rest(
			'POST',
			self::ROUTE,
			array(
				'slipstream_ai_model'    => ' llama ',
				'slipstream_ai_api_key'  => 'sk-secret',
				'slipstream_ai_enabled'  => false,
				'slipstream_ai_glossary' => array(
					array(
						'term'      => 'e-mail',
						'preferred' => 'email',
					),
				),
			)
		);
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'success', 'llama', true ), array( $answer->get_data()['code'], $answer->get_data()['slipstream_ai_model'], $answer->get_data()['slipstream_ai_api_key'] ) );
		$this->rest( 'POST', self::ROUTE, array( 'slipstream_ai_guidelines' => 'Be brief.' ) );
		$data = $this->rest( 'GET', self::ROUTE )->get_data();
		self::assertSame( array( 'llama', false, 'Be brief.', 'email' ), array( $data['slipstream_ai_model'], $data['slipstream_ai_enabled'], $data['slipstream_ai_guidelines'], $data['slipstream_ai_glossary'][0]['preferred'] ) );
		self::assertTrue( $data['settings_secret']->slipstream_ai_api_key );
		self::assertStringNotContainsString( 'sk-secret', (string) wp_json_encode( array( $answer->get_data(), $data ) ) );
		$this->rest( 'POST', self::ROUTE, array( 'slipstream_ai_enabled' => true ) );
		self::assertTrue( $this->rest( 'GET', self::ROUTE )->get_data()['slipstream_ai_enabled'] );
		self::assertFalse( get_option( 'slipstream_ai_enabled', false ), 'What is the default is not stored.' );
	}

	public function test_the_good_ones_are_stored_and_each_bad_one_is_named(): void {
		$answer = $this->rest(
			'POST',
			self::ROUTE,
			array(
				'slipstream_ai_base_url' => 'ftp://example.test',
				'slipstream_ai_model'    => 'llama',
				'slipstream_ai_log_days' => -1,
				'no_such_setting'        => 1,
				'related-posts'          => 'perhaps',
			)
		);
		$data   = $answer->get_data();
		self::assertSame( array( 400, 'some_updated' ), array( $answer->get_status(), $data['code'] ) );
		self::assertSame( array( 'slipstream_ai_base_url', 'slipstream_ai_log_days', 'no_such_setting', 'related-posts' ), array_keys( $data['data']['params'] ) );
		self::assertStringContainsString( 'http://', $data['data']['params']['slipstream_ai_base_url'] );
		self::assertSame( 'llama', get_option( 'slipstream_ai_model' ) );
		self::assertSame( '', $this->rest( 'GET', self::ROUTE )->get_data()['slipstream_ai_base_url'] );
	}

	public function test_whatever_is_sent_no_setting_fails(): void {
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), true );
		$values = array( null, true, -1, 1.5, '', 'post,page', 'x', array( 1 ), array( 'post' ), array( 'a' => array( 'b' => array() ) ), array( array( array() ) ), str_repeat( 'x', 5000 ), PHP_INT_MAX, "a\0b", '<b onclick=x>' );
		foreach ( array_keys( ( new Settings( Plugin::modules()->settings( ... ) ) )->all() ) as $name ) {
			foreach ( $values as $value ) {
				$answer = $this->rest( 'POST', self::ROUTE, array( $name => $value ) );
				self::assertContains( $answer->get_status(), array( 200, 400 ), $name . ' ' . wp_json_encode( $value ) );
			}
		}
	}

	public function test_a_text_that_the_database_does_not_take_is_refused_with_the_reason(): void {
		$charset = static fn (): string => 'utf8mb3';
		$message = fn ( string $text ): string => (string) $this->send_form( array( 'highlander_comment_form_prompt' => $text ) );
		self::assertStringContainsString( 'not valid UTF-8', $message( "a \xff b" ) );
		self::assertStringContainsString( 'saved', $message( "a \u{1D54F} b" ) );
		add_filter( 'pre_get_col_charset', $charset );
		self::assertStringContainsString( "cannot store “\u{1D54F}”", $message( "a \u{1D54F} b" ) );
		remove_filter( 'pre_get_col_charset', $charset );
		self::assertSame( '', $GLOBALS['wpdb']->last_error );
	}

	/** @param array<string, string> $values */
	private function send_form( array $values ): string {
		$request = new \WP_REST_Request( 'POST', self::ROUTE );
		$request->set_body_params( $values );
		return (string) wp_json_encode( rest_get_server()->dispatch( $request )->get_data(), JSON_UNESCAPED_UNICODE );
	}

	public function test_an_empty_request_is_told(): void {
		$answer = $this->rest( 'POST', self::ROUTE );
		self::assertSame( array( 404, 'missing_options' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_modules_are_switched_too(): void {
		$answer = $this->rest( 'POST', self::ROUTE, array( 'contact-form' => false ) );
		self::assertSame( array( 200, false ), array( $answer->get_status(), $answer->get_data()['contact-form'] ) );
		self::assertFalse( $this->rest( 'GET', self::ROUTE )->get_data()['contact-form'] );
		self::assertSame( 200, $this->rest( 'POST', self::ROUTE, array( 'contact-form' => false ) )->get_status(), 'What is off already counts as switched off.' );
	}

	/** @return iterable<string, array{mixed, bool}> Ways to write a boolean. */
	public static function booleans(): iterable {
		foreach ( array( true, 1, '1', 'true', 'on', 'ON' ) as $yes ) {
			yield wp_json_encode( $yes ) . ' is yes' => array( $yes, true );
		}
		foreach ( array( false, 0, '0', 'false', 'off', 'Off' ) as $no ) {
			yield wp_json_encode( $no ) . ' is no' => array( $no, false );
		}
	}

	/** @dataProvider booleans */
	public function test_settings_and_modules_read_booleans_alike( mixed $sent, bool $is_on ): void {
		foreach ( array( 'show_headline', 'show_thumbnails', 'slipstream_ai_enabled', 'related-posts', 'wordads_approved' ) as $name ) {
			$answer = $this->rest( 'POST', self::ROUTE, array( $name => $sent ) );
			if ( 'wordads_approved' === $name ) {
				self::assertSame( $is_on ? 400 : 200, $answer->get_status() );
				continue;
			}
			self::assertSame( array( 200, $is_on ), array( $answer->get_status(), $answer->get_data()[ $name ] ?? null ), $name );
			self::assertSame( $is_on, $this->rest( 'GET', self::ROUTE )->get_data()[ $name ] );
		}
	}

	public function test_what_is_no_boolean_is_none(): void {
		foreach ( array( 'perhaps', '', 2, -1, 'yes', null, array() ) as $other ) {
			$answer = $this->rest(
				'POST',
				self::ROUTE,
				array(
					'show_headline' => $other,
					'related-posts' => $other,
				)
			);
			self::assertSame( array( 'show_headline', 'related-posts' ), array_keys( $answer->get_data()['data']['params'] ), (string) wp_json_encode( $other ) );
		}
	}

	public function test_an_option_that_another_plugin_wrote_as_a_word_is_read(): void {
		update_option( 'enable_header_ad', 'off' );
		self::assertFalse( $this->rest( 'GET', self::ROUTE )->get_data()['enable_header_ad'] );
	}

	public function test_what_a_constant_fixes_is_refused_and_told(): void {
		putenv( 'SLIPSTREAM_AI_API_KEY=sk-from-outside' );
		$answer = $this->rest( 'POST', self::ROUTE, array( 'slipstream_ai_api_key' => 'sk-other' ) );
		$data   = $this->rest( 'GET', self::ROUTE )->get_data();
		putenv( 'SLIPSTREAM_AI_API_KEY' );
		self::assertStringContainsString( 'is set in wp-config.php or the environment', $answer->get_data()['data']['params']['slipstream_ai_api_key'] );
		self::assertSame( array( 'environment', true ), array( $data['settings_fixed']->slipstream_ai_api_key, $data['settings_secret']->slipstream_ai_api_key ) );
		self::assertStringNotContainsString( 'sk-from-outside', (string) wp_json_encode( $data ) );
	}

	public function test_members_of_one_option_that_are_stored_at_once_are_all_kept(): void {
		global $wpdb;
		update_option( 'slipstream_ai_style', array( 'guidelines' => 'Old' ) );
		$other = static function ( string $query ) use ( &$other, $wpdb ): string {
			// Just before the write somebody else writes.
			if ( str_starts_with( $query, "UPDATE {$wpdb->options} SET option_value" ) ) {
				remove_filter( 'query', $other );
				$wpdb->query(
					$wpdb->prepare(
						"UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = 'slipstream_ai_style'",
						maybe_serialize(
							array(
								'guidelines' => 'Old',
								'banned'     => array( 'synergy' ),
							)
						)
					)
				);
			}
			return $query;
		};
		add_filter( 'query', $other );
		self::assertTrue( Option_Field::set( 'slipstream_ai_style', 'guidelines', 'New' ) );
		self::assertSame(
			array(
				'banned'     => array( 'synergy' ),
				'guidelines' => 'New',
			),
			get_option( 'slipstream_ai_style' )
		);
	}

	public function test_a_database_that_errs_is_told(): void {
		global $wpdb;
		$break = static fn ( string $query ): string => str_contains( $query, 'slipstream_ai_style' ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		$answer = $this->rest( 'POST', self::ROUTE, array( 'slipstream_ai_guidelines' => 'Be brief.' ) );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( 'could not be saved', $answer->get_data()['message'] );
	}

	public function test_a_default_is_not_taken_for_stored_where_the_database_errs(): void {
		global $wpdb;
		update_option( 'slipstream_ai_model', 'llama', false );
		wp_cache_flush();
		$break = static fn ( string $query ): string => str_contains( $query, "'slipstream_ai_model'" ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		$answer = $this->rest( 'POST', self::ROUTE, array( 'slipstream_ai_model' => '' ) );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
		wp_cache_flush();
		self::assertSame( 400, $answer->get_status() );
	}

	public function test_the_language_is_the_one_of_wordpress(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'get_available_languages', $available = static fn (): array => array( 'de_DE' ) );
		add_filter( 'translations_api', $offline = static fn (): WP_Error => new WP_Error( 'offline' ) );
		try {
			self::assertSame( 'en_US', $this->rest( 'GET', self::ROUTE )->get_data()['lang_id'] );
			self::assertSame( 'de_DE', $this->rest( 'POST', self::ROUTE, array( 'lang_id' => 'de_DE' ) )->get_data()['lang_id'] );
			self::assertSame( 'de_DE', get_option( 'WPLANG' ) );
			foreach ( array( '../../x', 'fr_FR', 'de_DE"' ) as $unknown ) {
				$answer = $this->rest( 'POST', self::ROUTE, array( 'lang_id' => $unknown ) );
				self::assertSame( 400, $answer->get_status() );
				self::assertSame( 'de_DE', get_option( 'WPLANG' ) );
			}
			self::assertSame( 'en_US', $this->rest( 'POST', self::ROUTE, array( 'lang_id' => 'en_US' ) )->get_data()['lang_id'] );
			self::assertSame( 'en_US', $this->rest( 'GET', self::ROUTE )->get_data()['lang_id'] );
		} finally {
			remove_filter( 'get_available_languages', $available );
			remove_filter( 'translations_api', $offline );
		}
	}

	public function test_others_may_not(): void {
		$this->sign_in( 'subscriber' );
		self::assertSame( 'invalid_user_permission_view_admin', $this->rest( 'GET', self::ROUTE )->get_data()['code'] );
		$this->sign_in( 'editor' );
		$read = $this->rest( 'GET', self::ROUTE )->get_data();
		self::assertArrayHasKey( 'related-posts', $read );
		self::assertSame( 'error_cap', $read['lang_id'] );
		self::assertSame( array(), array_intersect_key( $read, array_flip( array( 'slipstream_ai_model', 'slipstream_ai_base_url', 'show_headline' ) ) ), 'What one may not change, one does not read.' );
		foreach ( array( 'editor', 'subscriber' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 'invalid_user_permission_manage_settings', $this->rest( 'POST', self::ROUTE, array( 'slipstream_ai_model' => 'x' ) )->get_data()['code'] );
		}
	}
}
