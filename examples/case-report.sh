#!/bin/sh
# Opens a case about every product that has run out, and prints the open cases, by the vendor's command line:
#
#   sf org login access-token --instance-url http://localhost:4010 --set-default
#   sh examples/case-report.sh
set -eu

sold_out="SELECT StockKeepingUnit FROM Product2 WHERE IsActive = true AND AvailableToOrder__c <= 0 ORDER BY Name LIMIT 3"

sf data query --query "$sold_out" --result-format csv | tail -n +2 |
  while read -r sku; do
    sf data create record --sobject Case --values "Subject='Ausverkauft: $sku' Origin=Web Priority=High"
  done

sf data query --query "SELECT CaseNumber, Subject, Priority FROM Case WHERE Subject LIKE 'Ausverkauft: %'"
