<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Field_Value;

/** A visitor's response, from the request to the inbox. */
final class Form_Response {

	/** @param list<Field_Value> $field_values The valid answers. */
	public function __construct(
		public readonly Form $form,
		public readonly array $field_values,
		public readonly Visitor $visitor
	) {}
}
