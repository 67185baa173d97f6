<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;

/**
 * The switch that holds is that of the route and of the prompt's type. The client's name for its feature can only add
 * another.
 */
final class Ai_Switches_Test extends Test_Case {

	/**
	 * What is asked, and the switch that it belongs to.
	 *
	 * @return array<string, array{string, array<string, mixed>, string}>
	 */
	public static function requests(): array {
		$prompt = static fn ( string $type ): array => array(
			'messages' => array(
				array(
					'role'    => 'jetpack-ai',
					'context' => array(
						'type'    => $type,
						'content' => 'A text',
						'request' => 'A form',
					),
				),
			),
			'stream'   => false,
		);
		return array(
			'an image'        => array( '/wpcom/v2/jetpack-ai-image', array( 'prompt' => 'A frog' ), 'images' ),
			'a transcription' => array( '/wpcom/v2/jetpack-ai-transcription', array(), 'voice' ),
			'a form'          => array( '/wpcom/v2/jetpack-ai-query', $prompt( 'form-ai-extension' ), 'forms' ),
			'a draft'         => array(
				'/wpcom/v2/jetpack-ai-query',
				$prompt( 'voice-to-content-simple-draft' ),
				'voice',
			),
			'a text'          => array(
				'/wpcom/v2/jetpack-ai-query',
				array(
					'question' => 'Why?',
					'stream'   => false,
				),
				'writing',
			),
		);
	}

	/**
	 * @dataProvider requests
	 * @param array<string, mixed> $params
	 */
	public function test_no_name_of_a_feature_passes_a_switch( string $route, array $params, string $switch ): void {
		$user       = $this->sign_in( 'editor' )->ID;
		$connection = Plugin::module( Connection_Module::class )->connection();
		$connection->register( $user );
		$header = array(
			'Authorization' => 'Bearer '
				. Plugin::module( Tokens_Module::class )->tokens()->issue( $user, Token_Issuer::SCOPE_AI ),
		);
		$ask    = fn ( array $more ): string => (string) ( $this->rest(
			'POST',
			$route,
			$params + $more,
			$header
		)->get_data()['code'] ?? '' );
		Site_Settings::set( 'slipstream_ai_inactive_features', array( $switch ) );
		$beside = array(
			'conversation' => array(
				array(
					'role'    => 'user',
					'content' => 'What is on it?',
				),
			),
			'images'       => array( 'data:image/png;base64,AAAA' ),
		);
		foreach ( array(
			$beside,
			array(),
			array( 'feature' => 'x' ),
			array( 'feature' => 'ai-assistant' ),
			array( 'feature' => 'general-image' ),
			array( 'feature' => 'voice-to-content' ),
			array( 'feature' => 'jetpack-form-ai-extension' ),
		) as $more ) {
			self::assertSame( 'ai_feature_disabled', $ask( $more ), (string) wp_json_encode( $more ) );
		}
		Site_Settings::set( 'slipstream_ai_inactive_features', array() );
		self::assertNotSame( 'ai_feature_disabled', $ask( array() ) );
		$names = array(
			'images'  => 'general-image',
			'voice'   => 'voice-to-content',
			'forms'   => 'jetpack-form-ai-extension',
			'writing' => 'ai-assistant',
		);
		foreach ( array_diff_key( $names, array( $switch => true ) ) as $other => $feature ) {
			Site_Settings::set( 'slipstream_ai_inactive_features', array( $other ) );
			self::assertSame(
				'ai_feature_disabled',
				$ask( array( 'feature' => $feature ) ),
				'The name can only narrow.'
			);
		}
	}
}
