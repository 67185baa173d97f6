<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Inbox\Feedback_Excerpt;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Mail\Mailer;
use Slipstream\Support\Database\Table_Text;

/**
 * Builds a response's post, in the format that Jetpack reads.
 */
final class Feedback_Content {

	/**
	 * The post, without slashes.
	 *
	 * @param string $spam Why it counts as spam, or ''.
	 * @return array{post_type: string}
	 */
	public static function post( Form_Response $response, string $spam, int $now ): array {
		global $wpdb;
		$form = $response->form;
		$name = self::name_of( $response->field_values );
		$date = (string) wp_date( 'Y-m-d H:i:s', $now );
		$data = array(
			'subject'     => Mailer::subject( $form, $response->field_values ),
			'ip'          => $response->visitor->kept_ip(),
			'entry_title' => $form->source->title(),
			'request_url' => $form->source->url(),
			'source_id'   => $form->source->post_id(),
			'form_id'     => $form->id,
			'form_title'  => $form->text( 'formTitle' ),
			'user_id'     => $response->visitor->user_id,
			'spam'        => $spam,
			'fields'      => self::rows_of( $response->field_values ),
		);
		$text = implode(
			"\n",
			array_filter(
				array_map(
					static fn ( Field_Value $field_value ): string => $field_value->display(),
					$response->field_values
				),
				static fn ( string $text ): bool => '' !== $text
			)
		);
		return array(
			'post_type'      => Feedback_Store::TYPE,
			'post_date'      => $date,
			'post_date_gmt'  => gmdate( 'Y-m-d H:i:s', $now ),
			'post_title'     => Table_Text::fit(
				sanitize_text_field( ( '' === $name ? __( 'Response', 'slipstream' ) : $name ) . ' – ' . $date ),
				$wpdb->posts,
				'post_title'
			),
			'post_content'   => Feedback_Store::encode( $data ),
			'post_excerpt'   => Feedback_Excerpt::of( Table_Text::fit( $text, $wpdb->posts, 'post_excerpt' ) ),
			'post_mime_type' => 'v3',
			'post_parent'    => $form->source->post_id(),
			'post_author'    => 0,
			'comment_status' => 'open',
			'ping_status'    => 'closed',
		);
	}

	/**
	 * @param list<Field_Value> $field_values
	 * @return list<array<string, mixed>>
	 */
	private static function rows_of( array $field_values ): array {
		$rows = array();
		foreach ( $field_values as $at => $field_value ) {
			$rows[] = array(
				'key'   => ( $at + 1 ) . '_' . $field_value->field->plain_label(),
				'label' => $field_value->field->plain_label(),
				'type'  => $field_value->field->type,
				'value' => $field_value->stored(),
				'meta'  => array( 'id' => $field_value->field->id ),
			);
		}
		return $rows;
	}

	/**
	 * The visitor's name, or else the email address.
	 *
	 * @param list<Field_Value> $field_values
	 */
	private static function name_of( array $field_values ): string {
		foreach ( array( 'name', 'email' ) as $type ) {
			foreach ( $field_values as $field_value ) {
				if ( $type === $field_value->field->type && '' !== $field_value->value ) {
					return $field_value->value;
				}
			}
		}
		return '';
	}
}
