<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Alt_Text\Alt_Prompt;
use Slipstream\Ai\Engines\Upstream_Errors;

/**
 * What is kept of an answer, and what of a refusal is told.
 */
final class Alt_Prompt_Test extends TestCase {

	/** @return array<string, array{string, string}> Answers and what is kept of them. */
	public static function answers(): array {
		return array(
			'plain'          => array( 'A boat on a lake.', 'A boat on a lake.' ),
			'quotes'         => array( "\"A boat on a lake\"\n", 'A boat on a lake' ),
			'label'          => array( '**Alt text:** A boat', 'A boat' ),
			'tags'           => array( 'A <b>boat</b> &amp; oars', 'A boat & oars' ),
			'lines'          => array( "A boat\n\non a lake", 'A boat on a lake' ),
			'not understood' => array( '__JETPACK_AI_ERROR__', '' ),
			'nothing'        => array( "  \n", '' ),
			'unicode'        => array( '„Ein Boot – still“', 'Ein Boot – still' ),
			'long sentence'  => array( str_repeat( 'word ', 80 ), trim( str_repeat( 'word ', 50 ) ) ),
			'two sentences'  => array(
				str_repeat( 'word ', 30 ) . 'end. ' . str_repeat( 'more ', 40 ),
				str_repeat( 'word ', 30 ) . 'end.',
			),
		);
	}

	/** @dataProvider answers */
	public function test_answers_are_cleaned( string $answer, string $text ): void {
		self::assertSame( $text, Alt_Prompt::clean( $answer ) );
	}

	/** @return array<string, array{int, string}> What servers say whose model is blind. */
	public static function blind(): array {
		return array(
			'OpenAI'     => array( 400, 'Invalid content type. image_url is only supported by certain models.' ),
			'vLLM'       => array( 400, 'llama is not a multimodal model' ),
			'llama.cpp'  => array(
				500,
				'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
			),
			'OpenRouter' => array( 404, 'No endpoints found that support image input' ),
		);
	}

	/** @dataProvider blind */
	public function test_a_blind_model_is_told( int $status, string $message ): void {
		$body = (string) wp_json_encode( array( 'error' => array( 'message' => $message ) ) );
		self::assertSame( 'no_vision_engine', Upstream_Errors::of_response( $status, $body )->error_code );
	}
}
