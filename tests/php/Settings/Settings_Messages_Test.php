<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Settings;

use Slipstream\Plugin;
use Slipstream\Settings\Settings;
use Slipstream\Tests\Test_Case;

/**
 * People read labels, programs names.
 */
final class Settings_Messages_Test extends Test_Case {

	private const ROUTE = '/jetpack/v4/settings';

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	public function test_reasons_name_the_label(): void {
		$reasons = $this->reasons(
			array(
				'slipstream_ai_log_days' => 4000,
				'slipstream_ai_glossary' => array( array( 'term' => 'e-mail' ) ),
				'slipstream_ai_base_url' => 'ftp://example.test',
				'slipstream_ai_api_key'  => 'sk-secret',
				'infinite_scroll'        => 'perhaps',
			)
		);
		self::assertSame( 'Days to keep the log must be between 0 (inclusive) and 3650 (inclusive)', $reasons['slipstream_ai_log_days'] );
		self::assertSame( 'preferred is a required property of Glossary[0].', $reasons['slipstream_ai_glossary'] );
		self::assertSame( 'This setting depends on “Server address”, which was not saved.', $reasons['slipstream_ai_api_key'] );
		self::assertSame( 'This value is not of type boolean.', $reasons['infinite_scroll'], 'One of Jetpack has no label here.' );
	}

	public function test_no_pattern_is_shown_to_people(): void {
		$reason = $this->reasons( array( 'slipstream_ai_currency' => "EUR\n" ) )['slipstream_ai_currency'];
		self::assertStringStartsWith( 'Currency is not in the expected format.', $reason );
		self::assertStringNotContainsString( '[A-Z]', $reason );
	}

	public function test_space_around_a_pasted_key_is_no_problem(): void {
		$answer = $this->rest( 'POST', self::ROUTE, array( 'slipstream_ai_api_key' => " sk-secret\n" ) );
		self::assertSame( 200, $answer->get_status() );
	}

	public function test_what_is_fixed_is_named_by_its_label(): void {
		putenv( 'SLIPSTREAM_AI_API_KEY=sk-from-outside' );
		$reasons = $this->reasons( array( 'slipstream_ai_api_key' => 'sk-other' ) );
		putenv( 'SLIPSTREAM_AI_API_KEY' );
		self::assertSame( 'The setting “API key” is set in wp-config.php or the environment.', $reasons['slipstream_ai_api_key'] );
	}

	public function test_what_depends_on_nothing_is_stored_beside_a_name_that_is_empty(): void {
		$values = array(
			''                      => 1,
			'slipstream_ai_enabled' => false,
		);
		self::assertSame( array( '' ), array_keys( $this->reasons( $values ) ) );
	}

	public function test_the_settings_are_built_once(): void {
		$built    = 0;
		$settings = new Settings(
			static function () use ( &$built ): array {
				++$built;
				return Plugin::modules()->settings();
			}
		);
		self::assertFalse( $settings->is_unused( 'slipstream_ai_model' ) );
		self::assertTrue( $settings->is_unused( 'infinite_scroll' ) );
		self::assertContains( 'slipstream_ai_model', $settings->names_of( 'ai-server' ) );
		self::assertNotNull( $settings->get( 'slipstream_ai_model' ) );
		self::assertSame( 1, $built );
	}

	/**
	 * @param array<string, mixed> $values What is sent.
	 * @return array<string, string> Why something was refused, by name.
	 */
	private function reasons( array $values ): array {
		return $this->rest( 'POST', self::ROUTE, $values )->get_data()['data']['params'];
	}
}
