<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

/** The arguments of a request to the AI server. */
final class Query_Arguments {

	/** Characters of an image as a data address: sites send a megabyte at most. */
	private const LONGEST_IMAGE = 2_000_000;

	private const MOST_IMAGES = 4;

	public const REQUEST_ID = '^[A-Za-z0-9_-]{8,64}$(?!\n)';

	/**
	 * The arguments of a query. What the prompt builder checks in depth is only outlined here.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$message = array(
			'type'       => 'object',
			'properties' => array(
				'role'    => array(
					'type' => 'string',
					'enum' => array( 'jetpack-ai', 'system', 'user', 'assistant' ),
				),
				'content' => array( 'type' => array( 'string', 'null' ) ),
				'context' => array( 'type' => 'object' ),
			),
		);
		return array(
			'messages'     => array(
				'type'     => 'array',
				'items'    => $message,
				'maxItems' => 100,
			),
			'question'     => array(
				'type'     => array( 'string', 'array' ),
				'items'    => $message,
				'maxItems' => 100,
			),
			// A template of the site editor has no number; such a value is sent by some clients and means no post.
			'post_id'      => array( 'type' => array( 'integer', 'string', 'null' ) ),
			'functions'    => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'object' ),
				'maxItems' => 20,
			),
			'feature'      => array( 'type' => array( 'string', 'null' ) ),
			// The site's owner chooses the model; one that a client names is ignored.
			'model'        => array( 'type' => array( 'string', 'null' ) ),
			'request_id'   => array(
				'type'    => 'string',
				'pattern' => self::REQUEST_ID,
			),
			'stream'       => array( 'type' => 'boolean' ),
			'stream_cache' => array( 'type' => 'boolean' ),
		) + self::conversation_arguments();
	}

	/**
	 * What a connected site has worded itself, and images that it is about.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function conversation_arguments(): array {
		return array(
			'conversation' => array(
				'type'     => 'array',
				'minItems' => 1,
				'maxItems' => 100,
				'items'    => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'role'    => array(
							'type'     => 'string',
							'enum'     => array( 'system', 'user', 'assistant' ),
							'required' => true,
						),
						'content' => array(
							'type'      => 'string',
							'minLength' => 1,
							'required'  => true,
						),
					),
				),
			),
			'images'       => array(
				'type'     => 'array',
				'maxItems' => self::MOST_IMAGES,
				'items'    => array(
					'type'      => 'string',
					'maxLength' => self::LONGEST_IMAGE,
					'pattern'   => '^data:image/(?:jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$(?!\n)',
				),
			),
		);
	}

	/** @return array<string, array{description?: string, example: mixed}> By argument. */
	public static function help(): array {
		return array(
			'messages'     => array(
				'description' => __( 'The conversation so far, including prompts that the server words.', 'slipstream' ),
				'example'     => array(
					array(
						'role'    => 'user',
						'content' => 'Why is the sky blue?',
					),
				),
			),
			'question'     => array(
				'description' => __( 'A question, or a conversation.', 'slipstream' ),
				'example'     => 'Why is the sky blue?',
			),
			'post_id'      => array(
				'description' => __( 'The post that the text is for.', 'slipstream' ),
				'example'     => 12,
			),
			'functions'    => array(
				'description' => __( 'Functions that the model may call.', 'slipstream' ),
				'example'     => array(),
			),
			'feature'      => array(
				'description' => __( 'The feature that the request counts for.', 'slipstream' ),
				'example'     => 'ai-assistant',
			),
			'model'        => array(
				'description' => __( 'A model. The site’s own setting wins.', 'slipstream' ),
				'example'     => 'llama3.2',
			),
			'request_id'   => array(
				'description' => __( 'An ID by which the request can be stopped.', 'slipstream' ),
				'example'     => 'a1b2c3d4e5f6',
			),
			'stream'       => array(
				'description' => __( 'Whether the answer arrives as it is written.', 'slipstream' ),
				'example'     => false,
			),
			'stream_cache' => array(
				'description' => __( 'Whether a recent response to the same request can be returned again.', 'slipstream' ),
				'example'     => false,
			),
			'conversation' => array(
				'description' => __( 'A finished conversation, sent to the model as it is.', 'slipstream' ),
				'example'     => array(
					array(
						'role'    => 'user',
						'content' => 'Why is the sky blue?',
					),
				),
			),
			'images'       => array(
				'description' => __( 'Images for the model to look at, as data URLs.', 'slipstream' ),
				'example'     => array(),
			),
		);
	}
}
